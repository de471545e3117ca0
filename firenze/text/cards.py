"""The 27 card kinds in words: name, a brief effect, the full text, and the rules behind it."""

from collections.abc import Callable, Mapping

from firenze.engine.edition import Effects
from firenze.engine.terms import CardKind, CardType, card_type
from firenze.text import event_words, person_words, place_words
from firenze.text.card_words import CardWords
from firenze.text.words import Words

_WORDS: Mapping[CardKind, Callable[[Words, Effects], CardWords]] = {
    CardKind.STRUCTURAL_COLLAPSE: event_words.structural_collapse,
    CardKind.FLOOD: event_words.flood,
    CardKind.STORAGE_ON_FIRE: event_words.storage_on_fire,
    CardKind.LUXURY_TAX: event_words.luxury_tax,
    CardKind.TRIBUTE: event_words.tribute,
    CardKind.BOTCH: event_words.botch,
    CardKind.RENAISSANCE: event_words.renaissance,
    CardKind.ACKNOWLEDGEMENT: event_words.acknowledgement,
    CardKind.DISGRACE: event_words.disgrace,
    CardKind.SCANDAL: event_words.scandal,
    CardKind.FAME: event_words.fame,
    CardKind.MEMORIAL: event_words.memorial,
    CardKind.ARCHITECT: person_words.architect,
    CardKind.ALCHEMIST: person_words.alchemist,
    CardKind.COUNTESS: person_words.countess,
    CardKind.MERCHANT: person_words.merchant,
    CardKind.MASON: person_words.mason,
    CardKind.PATRICIAN: person_words.patrician,
    CardKind.SABOTEUR: person_words.saboteur,
    CardKind.SMUGGLER: person_words.smuggler,
    CardKind.BRIDGE: place_words.bridge,
    CardKind.STORAGE_HOUSE: place_words.storage_house,
    CardKind.WORKSHOP: place_words.workshop,
    CardKind.SMALL_PRIVILEGE: place_words.small_privilege,
    CardKind.MEDIUM_PRIVILEGE: place_words.medium_privilege,
    CardKind.LARGE_PRIVILEGE: place_words.large_privilege,
    CardKind.CAMPANILE: place_words.campanile,
}

_RULES: Mapping[CardKind, tuple[str, ...]] = {
    CardKind.STRUCTURAL_COLLAPSE: ("K1", "K7"),
    CardKind.FLOOD: ("T1.3", "K1", "K6"),
    CardKind.STORAGE_ON_FIRE: ("T1.3", "K1", "K7"),
    CardKind.LUXURY_TAX: ("T4.1", "K1", "K2"),
    CardKind.TRIBUTE: ("T4.1", "K1", "K2"),
    CardKind.BOTCH: ("K1", "K7"),
    CardKind.RENAISSANCE: ("T1.5", "K1"),
    CardKind.ACKNOWLEDGEMENT: ("T5.4", "T6.1", "E2"),
    CardKind.DISGRACE: ("T6.1", "E2"),
    CardKind.SCANDAL: ("T6.1", "E2"),
    CardKind.FAME: ("T6.1", "E2"),
    CardKind.MEMORIAL: ("T6.1", "E2", "K8"),
    CardKind.ARCHITECT: ("T5.4", "K6", "K10"),
    CardKind.ALCHEMIST: ("T0.3", "K9"),
    CardKind.COUNTESS: ("T1.1", "K9"),
    CardKind.MERCHANT: ("K9",),
    CardKind.MASON: ("T3.2", "T3.3"),
    CardKind.PATRICIAN: ("T1.5", "K1", "K11"),
    CardKind.SABOTEUR: ("T4.1", "K9"),
    CardKind.SMUGGLER: ("T0.3", "K6", "K9"),
    CardKind.BRIDGE: ("T2.1", "K3", "K12"),
    CardKind.STORAGE_HOUSE: ("T6.1", "K3", "K12"),
    CardKind.WORKSHOP: ("T3.2", "K3", "K12"),
    CardKind.SMALL_PRIVILEGE: ("T5.5", "K4", "K13"),
    CardKind.MEDIUM_PRIVILEGE: ("T5.5", "K4", "K13"),
    CardKind.LARGE_PRIVILEGE: ("T5.5", "K4", "K13"),
    CardKind.CAMPANILE: ("T5.5", "K4", "K6", "K13"),
}


def card_brief(kind: CardKind, _: Words, effects: Effects) -> str:
    """The effect in a few words, with the edition's numbers (K)."""
    return _WORDS[kind](_, effects).brief


def card_text(kind: CardKind, _: Words, effects: Effects) -> str:
    """The effect in one to three sentences, with the edition's numbers (K)."""
    return _WORDS[kind](_, effects).text


def card_rules(kind: CardKind) -> tuple[str, ...]:
    """The numbers of the rules that the card rests on, besides the table of section K."""
    return _RULES[kind]


def card_name(kind: CardKind, _: Words) -> str:
    """The name on the card (K)."""
    match card_type(kind):
        case CardType.EVENT:
            return _event_name(kind, _)
        case CardType.CELEBRATION:
            return _celebration_name(kind, _)
        case CardType.CHARACTER:
            return _character_name(kind, _)
        case CardType.BUILDING | CardType.CHURCH:
            return _place_name(kind, _)


def _event_name(kind: CardKind, _: Words) -> str:
    match kind:
        case CardKind.STRUCTURAL_COLLAPSE:
            return _("Structural Collapse")
        case CardKind.FLOOD:
            return _("Flood")
        case CardKind.STORAGE_ON_FIRE:
            return _("Storage on Fire")
        case CardKind.LUXURY_TAX:
            return _("Luxury Tax")
        case CardKind.TRIBUTE:
            return _("Tribute")
        case CardKind.BOTCH:
            return _("Botch")
    return _("Renaissance")


def _celebration_name(kind: CardKind, _: Words) -> str:
    match kind:
        case CardKind.ACKNOWLEDGEMENT:
            return _("Acknowledgement")
        case CardKind.DISGRACE:
            return _("Disgrace")
        case CardKind.SCANDAL:
            return _("Scandal")
        case CardKind.FAME:
            return _("Fame")
    return _("Memorial")


def _character_name(kind: CardKind, _: Words) -> str:
    match kind:
        case CardKind.ARCHITECT:
            return _("Architect")
        case CardKind.ALCHEMIST:
            return _("Alchemist")
        case CardKind.COUNTESS:
            return _("Countess")
        case CardKind.MERCHANT:
            return _("Merchant")
        case CardKind.MASON:
            return _("Mason")
        case CardKind.PATRICIAN:
            return _("Patrician")
        case CardKind.SABOTEUR:
            return _("Saboteur")
    return _("Smuggler")


def _place_name(kind: CardKind, _: Words) -> str:
    match kind:
        case CardKind.BRIDGE:
            return _("Bridge")
        case CardKind.STORAGE_HOUSE:
            return _("Storage House")
        case CardKind.WORKSHOP:
            return _("Workshop")
        case CardKind.SMALL_PRIVILEGE:
            return _("Small Privilege")
        case CardKind.MEDIUM_PRIVILEGE:
            return _("Medium Privilege")
        case CardKind.LARGE_PRIVILEGE:
            return _("Large Privilege")
    return _("Campanile")
