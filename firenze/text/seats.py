"""What seats are called before anybody types a name."""

from firenze.text.words import Words


def seat_names(_: Words) -> tuple[str, str, str, str]:
    """Four names of Florence, in the order of the families."""
    return _("Ginevra"), _("Matteo"), _("Lucrezia"), _("Sandro")
