"""How the parts of the program may depend on each other, and how large they may grow."""

import ast
import sys
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
MAKE_MUTABLE = ("list", "dict", "set", "bytearray", "Counter", "deque", "defaultdict")
FREEZE = ("MappingProxyType", "frozenset", "tuple")
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


def could_change(value: ast.expr | None) -> bool:
    """Whether a value is, or holds, a collection that somebody could change."""
    match value:
        case ast.Call(func=ast.Name(id=name), args=[ast.Dict() as inner]) if name in FREEZE:
            return any(map(could_change, inner.values))
        case ast.Call(func=ast.Name(id=name)) if name in FREEZE:
            return False
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKE_MUTABLE
        case ast.Tuple():
            return any(map(could_change, value.elts))
        case _:
            return isinstance(value, MUTABLE)


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
        known = {*sys.stdlib_module_names, "firenze"}
        assert {name.split(".")[0] for name in imports_of(path)} <= known


@every_file
def test_nothing_changes_between_calls(path: Path) -> None:
    """No `global`; collections of a module are tuples, frozen sets or mapping proxies."""
    tree = tree_of(path)
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global)]
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        assert not could_change(value), f"line {node.lineno} could be changed"


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
