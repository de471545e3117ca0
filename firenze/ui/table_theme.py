"""The theme of the table: a larger interface scale counts only as far as its boxes hold it."""

from dataclasses import dataclass

from firenze.ui.theme import SMALL, Role, Theme

SMALL_FLOOR = 18
"""The floor of texts at 720p, where the table's boxes are fullest."""


@dataclass(frozen=True, slots=True)
class TableTheme(Theme):
    """A theme whose texts grow at most to the share of the window that they have at 720p."""

    def __post_init__(self) -> None:
        """Works out the sizes; lengths follow the window, as the table's boxes do."""
        Theme.__post_init__(self)
        object.__setattr__(self, "unit", self.window * min(100, self.percent) / 100)

    def text(self, role: Role) -> int:
        """The font size of a role in pixels, as far as the boxes hold it."""
        _, large, small = role.value
        most = max(round(max(large, small / SMALL) * self.window), self.scaled(100).text(role))
        return min(self.scaled(self.percent).text(role), most)

    @property
    def floor(self) -> int:
        """The size in pixels below which no text is shrunk."""
        most = max(round(SMALL_FLOOR / SMALL * self.window), self.scaled(100).floor)
        return min(self.scaled(self.percent).floor, most)

    def scaled(self, percent: int) -> Theme:
        """The plain theme of the same window at another interface scale."""
        return Theme(self.width, self.height, percent, self.palette)


def table_theme(theme: Theme) -> TableTheme:
    """The same look for the table."""
    return TableTheme(theme.width, theme.height, theme.percent, theme.palette)
