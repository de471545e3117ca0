"""The reader's language: every sentence of the program passes through a Words object."""

import gettext
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Words:
    """Translates messages and fills in their values; called `_` where it is used.

    `language` is a code such as "en" or "zh_Hant".
    """

    language: str = "en"
    catalogue: gettext.NullTranslations = field(default_factory=gettext.NullTranslations)

    def __call__(self, message: str, /, **values: object) -> str:
        """The message in the reader's language, its {names} replaced by `values`."""
        return self.catalogue.gettext(message).format(**values) if message else ""

    def plural(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The form of a message that fits the count `n`, which fills {n}."""
        return self.catalogue.ngettext(one, many, n).format(n=n, **values)
