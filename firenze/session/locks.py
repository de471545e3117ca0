"""Who plays a game: one program at a time; a lock ends with its program, however that ends."""

from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout

LOCKS = "locks"


class Lock:
    """The right to write to a game's file."""

    def __init__(self, path: Path) -> None:
        self._folder = path.parent / LOCKS
        self._lock = FileLock(self._folder / f"{path.name}.lock", timeout=0)

    def acquire(self) -> bool:
        """Takes the right; False if another program has it; raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire()
        except Timeout:
            return False
        return True

    def release(self) -> None:
        """Gives the right back."""
        self._lock.release()

    def __enter__(self) -> "Lock":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
