"""The 27 card kinds in words: name, a brief effect, the full text, and the rules behind it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from firenze.engine.edition import Effects
from firenze.engine.terms import CardKind
from firenze.text import event_words, person_words, place_words
from firenze.text.card_words import CardWords
from firenze.text.words import Words


class _Card(NamedTuple):
    """A kind's name, what it does by an edition's numbers, and the rules that it rests on."""

    name: Callable[[Words], str]
    effect: Callable[[Words, Effects], CardWords]
    rules: tuple[str, ...]


_CARDS: Mapping[CardKind, _Card] = MappingProxyType(
    {
        CardKind.STRUCTURAL_COLLAPSE: _Card(
            lambda _: _("Structural Collapse"), event_words.structural_collapse, ("K1", "K7")
        ),
        CardKind.FLOOD: _Card(lambda _: _("Flood"), event_words.flood, ("T1.3", "K1", "K6")),
        CardKind.STORAGE_ON_FIRE: _Card(
            lambda _: _("Storage on Fire"), event_words.storage_on_fire, ("T1.3", "K1", "K7")
        ),
        CardKind.LUXURY_TAX: _Card(
            lambda _: _("Luxury Tax"), event_words.luxury_tax, ("T4.1", "K1", "K2")
        ),
        CardKind.TRIBUTE: _Card(lambda _: _("Tribute"), event_words.tribute, ("T4.1", "K1", "K2")),
        CardKind.BOTCH: _Card(lambda _: _("Botch"), event_words.botch, ("K1", "K7")),
        CardKind.RENAISSANCE: _Card(
            lambda _: _("Renaissance"), event_words.renaissance, ("T1.5", "K1")
        ),
        CardKind.ACKNOWLEDGEMENT: _Card(
            lambda _: _("Acknowledgement"), event_words.acknowledgement, ("T5.4", "T6.1", "E2")
        ),
        CardKind.DISGRACE: _Card(lambda _: _("Disgrace"), event_words.disgrace, ("T6.1", "E2")),
        CardKind.SCANDAL: _Card(lambda _: _("Scandal"), event_words.scandal, ("T6.1", "E2")),
        CardKind.FAME: _Card(lambda _: _("Fame"), event_words.fame, ("T6.1", "E2")),
        CardKind.MEMORIAL: _Card(
            lambda _: _("Memorial"), event_words.memorial, ("T6.1", "E2", "K8")
        ),
        CardKind.ARCHITECT: _Card(
            lambda _: _("Architect"), person_words.architect, ("T5.4", "K6", "K10")
        ),
        CardKind.ALCHEMIST: _Card(lambda _: _("Alchemist"), person_words.alchemist, ("T0.3", "K9")),
        CardKind.COUNTESS: _Card(lambda _: _("Countess"), person_words.countess, ("T1.1", "K9")),
        CardKind.MERCHANT: _Card(lambda _: _("Merchant"), person_words.merchant, ("K9",)),
        CardKind.MASON: _Card(lambda _: _("Mason"), person_words.mason, ("T3.2", "T3.3")),
        CardKind.PATRICIAN: _Card(
            lambda _: _("Patrician"), person_words.patrician, ("T1.5", "K1", "K11")
        ),
        CardKind.SABOTEUR: _Card(lambda _: _("Saboteur"), person_words.saboteur, ("T4.1", "K9")),
        CardKind.SMUGGLER: _Card(
            lambda _: _("Smuggler"), person_words.smuggler, ("T0.3", "K6", "K9")
        ),
        CardKind.BRIDGE: _Card(lambda _: _("Bridge"), place_words.bridge, ("T2.1", "K3", "K12")),
        CardKind.STORAGE_HOUSE: _Card(
            lambda _: _("Storage House"), place_words.storage_house, ("T6.1", "K3", "K12")
        ),
        CardKind.WORKSHOP: _Card(
            lambda _: _("Workshop"), place_words.workshop, ("T3.2", "K3", "K12")
        ),
        CardKind.SMALL_PRIVILEGE: _Card(
            lambda _: _("Small Privilege"), place_words.small_privilege, ("T5.5", "K4", "K13")
        ),
        CardKind.MEDIUM_PRIVILEGE: _Card(
            lambda _: _("Medium Privilege"), place_words.medium_privilege, ("T5.5", "K4", "K13")
        ),
        CardKind.LARGE_PRIVILEGE: _Card(
            lambda _: _("Large Privilege"), place_words.large_privilege, ("T5.5", "K4", "K13")
        ),
        CardKind.CAMPANILE: _Card(
            lambda _: _("Campanile"), place_words.campanile, ("T5.5", "K4", "K6", "K13")
        ),
    }
)


def card_name(kind: CardKind, _: Words) -> str:
    """The name on the card (K)."""
    return _CARDS[kind].name(_)


def card_brief(kind: CardKind, _: Words, effects: Effects) -> str:
    """The effect in a few words, with the edition's numbers (K)."""
    return _CARDS[kind].effect(_, effects).brief


def card_text(kind: CardKind, _: Words, effects: Effects) -> str:
    """The effect in one to three sentences, with the edition's numbers (K)."""
    return _CARDS[kind].effect(_, effects).text


def card_rules(kind: CardKind) -> tuple[str, ...]:
    """The numbers of the rules that the card rests on, besides the table of section K."""
    return _CARDS[kind].rules
