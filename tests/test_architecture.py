"""How the parts of the program may depend on each other, and how large they may grow."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

import firenze

PACKAGE = Path(firenze.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
LAYERS = ("engine", "bots", "session", "text", "ui", "commands")
TOP = ("cli", "__main__")
PURE = ("engine", "bots")
MUTABLE = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
FROZEN_TYPES = ("Mapping", "Sequence", "Collection")
LONGEST_FILE, LONGEST_FUNCTION, MIDDLE_FUNCTION = 300, 40, 10


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def layer_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "cli" if first in TOP else first


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name_of(path)} imports relatively"
            yield str(node.module)


def functions_of(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef):
            yield node.name, (node.end_lineno or 0) - node.lineno + 1


every_file = pytest.mark.parametrize("path", FILES, ids=name_of)


@every_file
def test_imports_point_downwards_only(path: Path) -> None:
    order = (*LAYERS, "cli")
    layer = layer_of(path)
    if layer == "__init__":
        assert not list(imports_of(path))
        return
    for imported in imports_of(path):
        package, _, rest = imported.partition(".")
        if package == "firenze" and rest:
            below = rest.split(".")[0]
            assert order.index(below) <= order.index(layer), f"{layer} imports {imported}"


@every_file
def test_only_the_interface_knows_pygame(path: Path) -> None:
    if layer_of(path) != "ui":
        assert not [name for name in imports_of(path) if name.split(".")[0] == "pygame"]


@every_file
def test_rules_and_bots_need_the_standard_library_only(path: Path) -> None:
    if layer_of(path) in PURE:
        outside = {"pydantic", "pygame", "platformdirs", "rich"}
        assert not outside & {name.split(".")[0] for name in imports_of(path)}


@every_file
def test_nothing_changes_between_calls(path: Path) -> None:
    """No `global`; collections of a module are tuples, frozen sets or mappings."""
    tree = tree_of(path)
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global)]
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, MUTABLE):
            declared = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
            assert declared.startswith(FROZEN_TYPES), f"line {node.lineno} could be changed"


@every_file
def test_only_commands_print(path: Path) -> None:
    if layer_of(path) in ("cli", "commands"):
        return
    for node in ast.walk(tree_of(path)):
        assert not (isinstance(node, ast.Call) and ast.unparse(node.func) == "print")
        assert not (isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.stdout")


@every_file
def test_no_file_and_no_function_is_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
    assert not [name for name, lines in functions_of(path) if lines > LONGEST_FUNCTION]


def test_most_functions_are_short() -> None:
    lengths = [lines for path in FILES for _, lines in functions_of(path)]
    assert median(lengths) <= MIDDLE_FUNCTION
