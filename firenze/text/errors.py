"""What is wrong with a file, and why nothing can be undone, in one sentence each."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from firenze.session.problems import Problem, Value
from firenze.text.words import Words

Values = Mapping[str, Value]
Sentence = Callable[[Words, Values], str]


def problem_words(problem: Problem, _: Words) -> str:
    """The sentence for a problem, with the cause behind it if there is one."""
    sentence = _SENTENCES[problem.key](_, dict(problem.values))
    if problem.cause is None:
        return sentence
    return f"{sentence} {problem_words(problem.cause, _)}"


def _place(_: Words, values: Values) -> str:
    return str(values["place"]) or _("The whole file")


def _choice(_: Words, values: Values) -> str:
    return _(
        "{place}: must be one of: {choices}.",
        place=_place(_, values),
        choices=values["choices"],
    )


def _bricks(_: Words, values: Values) -> str:
    return _(
        "{place}: {found} bricks. The box of the game holds {needed}, in every edition.", **values
    )


def _cards(_: Words, values: Values) -> str:
    return _(
        "{place}: {found} cards. The box of the game holds {needed}, in every edition.", **values
    )


def _balconies(_: Words, values: Values) -> str:
    return _(
        "{place}: {found} balconies. The box of the game holds {needed}, in every edition.",
        **values,
    )


def _church(_: Words, values: Values) -> str:
    return _("{place}: {found} church spaces. The board has {needed}, in every edition.", **values)


def _start_bricks(_: Words, values: Values) -> str:
    return _(
        "{place}: the players start with {needed} white bricks, but there are only {found}.",
        **values,
    )


def _start_marks(_: Words, values: Values) -> str:
    return _("{place}: {found} start marks, but only {most} copies of the card.", **values)


def _seals(_: Words, values: Values) -> str:
    return _(
        "{place}: with {players} players and {found} seals each, the commissions could run out "
        "before anybody lays the last seal.",
        **values,
    )


def _campanile(_: Words, values: Values) -> str:
    return _(
        "{place}: the Campanile needs a tower of {needed} white bricks, but there are only "
        "{found}.",
        **values,
    )


def _exception(_: Words, values: Values) -> str:
    return _("{place}: there is no number at {item} in this table.", **values)


def _illegal(_: Words, values: Values) -> str:
    return _("Line {line} holds an action that rule {rule} does not allow.", **values)


def _version(_: Words, values: Values) -> str:
    return _(
        "This game was saved in format {found}; this version of the program reads format {known}.",
        **values,
    )


def _resumed(_: Words, values: Values) -> str:
    return _(
        "The game goes on from the position saved in line {line} (turn {turn}); what came before "
        "it cannot be undone.",
        **values,
    )


def _kept(_: Words, values: Values) -> str:
    return _.plural(
        "The first {n} action is legal, and the game goes on from there.",
        "The first {n} actions are legal, and the game goes on from there.",
        int(values["actions"]),
    )


def _state_bricks(_: Words, values: Values) -> str:
    return _("The position holds {found} bricks, or wrong colours; it must be {needed}.", **values)


def _state_cards(_: Words, values: Values) -> str:
    return _("The position holds {found} cards, or wrong ones; it must be {needed}.", **values)


_DATA: Mapping[str, Sentence] = MappingProxyType(
    {
        "data.too_big": lambda _, v: _("It is larger than {limit} KB.", **v),
        "data.not_text": lambda _, v: _("It is not a text in UTF-8."),
        "data.syntax": lambda _, v: _("Line {line}, column {column}: this is not valid JSON.", **v),
        "data.too_deep": lambda _, v: _("It is nested too deeply."),
        "data.huge_number": lambda _, v: _("It holds a number that is far too large."),
        "data.twice": lambda _, v: _("The key {key} stands twice in one place.", **v),
        "data.missing": lambda _, v: _("{place}: this is missing.", place=_place(_, v)),
        "data.unknown": lambda _, v: _("{place}: nothing of this name belongs here.", **v),
        "data.number": lambda _, v: _("{place}: must be a whole number.", place=_place(_, v)),
        "data.text": lambda _, v: _("{place}: must be a text in quotes.", place=_place(_, v)),
        "data.yes_no": lambda _, v: _("{place}: must be true or false.", place=_place(_, v)),
        "data.object": lambda _, v: _("{place}: must be an object in braces.", place=_place(_, v)),
        "data.list": lambda _, v: _("{place}: must be a list in brackets.", place=_place(_, v)),
        "data.choice": _choice,
        "data.no_kind": lambda _, v: _("{place}: the key kind is missing.", place=_place(_, v)),
        "data.least": lambda _, v: _("{place}: must be at least {limit}.", **v),
        "data.most": lambda _, v: _("{place}: must be at most {limit}.", **v),
        "data.range": lambda _, v: _("{place}: this number is far too large.", place=_place(_, v)),
        "data.short_list": lambda _, v: _("{place}: needs at least {limit} entries.", **v),
        "data.long_list": lambda _, v: _(
            "{place}: at most {limit} entries.", place=_place(_, v), limit=v["limit"]
        ),
        "data.short_text": lambda _, v: _("{place}: must not be empty.", place=_place(_, v)),
        "data.long_text": lambda _, v: _(
            "{place}: at most {limit} characters.", place=_place(_, v), limit=v["limit"]
        ),
        "data.wrong": lambda _, v: _("{place}: this cannot stand here.", place=_place(_, v)),
        "state.wrong": lambda _, v: _("{place}: this cannot be in a real game.", **v),
        "state.stuck": lambda _, v: _(
            "The position leaves nothing to do, yet the game is not over."
        ),
        "state.bricks": _state_bricks,
        "state.cards": _state_cards,
    }
)
_EDITION: Mapping[str, Sentence] = MappingProxyType(
    {
        "edition.bricks": _bricks,
        "edition.start_bricks": _start_bricks,
        "edition.cards": _cards,
        "edition.start_marks": _start_marks,
        "edition.balconies": _balconies,
        "edition.empty_group": lambda _, v: _("{place}: every group needs a balcony.", **v),
        "edition.balcony_twice": lambda _, v: _(
            "{place}: two balconies name the commission {commission}.", **v
        ),
        "edition.church": _church,
        "edition.build_costs": lambda _, v: _("{place}: more bricks must not cost less.", **v),
        "edition.build_costs_first": lambda _, v: _(
            "{place}: the first brick must cost less than a storage may hold.", **v
        ),
        "edition.build_costs_nothing": lambda _, v: _(
            "{place}: adding no brick must cost nothing.", **v
        ),
        "edition.campanile": _campanile,
        "edition.seals": _seals,
        "edition.exception": _exception,
    }
)
_RECORD: Mapping[str, Sentence] = MappingProxyType(
    {
        "file.unreadable": lambda _, v: _("The file cannot be read: {reason}.", **v),
        "file.unwritable": lambda _, v: _("The file cannot be written: {reason}.", **v),
        "record.too_big": lambda _, v: _("It is larger than {limit} KB.", **v),
        "record.not_a_record": lambda _, v: _("This is not a saved game of Firenze."),
        "record.version": _version,
        "record.header": lambda _, v: _("The first line of the saved game cannot be used."),
        "record.setup": lambda _, v: _("Its seats or options break rule {rule}.", **v),
        "record.torn": lambda _, v: _("The last line, {line}, breaks off.", **v),
        "record.line": lambda _, v: _("Line {line} cannot be read.", **v),
        "record.illegal": _illegal,
        "record.undo": lambda _, v: _("Line {line} takes back or repeats what is not there.", **v),
        "record.differs": lambda _, v: _(
            "Line {line} saves another position than the actions.", **v
        ),
        "record.kept": _kept,
        "record.resumed": _resumed,
    }
)
_KEEPING: Mapping[str, Sentence] = MappingProxyType(
    {
        "keeper.failed": lambda _, v: _(
            "This game is not being saved: {reason}. You can play on; "
            "saving is tried again at the end of every turn.",
            **v,
        ),
        "keeper.again": lambda _, v: _("The whole game is being saved again."),
        "keeper.in_use": lambda _, v: _(
            "This game is open in another window. Here you go on with a copy of your own."
        ),
        "shelf.in_use": lambda _, v: _(
            "This game is open in another window; close it there before you delete it."
        ),
    }
)
_UNDO: Mapping[str, Sentence] = MappingProxyType(
    {
        "undo.nothing": lambda _, v: _("There is nothing to undo."),
        "undo.nothing_to_redo": lambda _, v: _("There is nothing to redo."),
        "undo.turn_not_begun": lambda _, v: _("Nothing has been done in this turn yet."),
        "undo.revealed": lambda _, v: _("A new card has been turned up; that cannot be unseen."),
        "undo.next_player_acted": lambda _, v: _("The next player has already acted."),
        "undo.hidden_hands": lambda _, v: _("With hidden hands a turn that is over stays over."),
        "undo.not_yours": lambda _, v: _(
            "With hidden hands only whoever decided a step takes it back."
        ),
    }
)
_SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {**_DATA, **_EDITION, **_RECORD, **_KEEPING, **_UNDO}
)
