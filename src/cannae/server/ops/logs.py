"""The server's log: one JSON object a line on the error stream. Never bodies, tokens, cookies, seeds or positions."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

log = logging.getLogger("cannae")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        data |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            # Places in the code only, no values: they may contain somebody's cards.
            data["error"] = record.exc_info[0].__name__
            data["where"] = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(data, ensure_ascii=False)


def note(what: str, **fields: object) -> None:
    log.info(what, extra={"fields": fields})


def fault(what: str, **fields: object) -> None:
    """Log an unexpected exception; call it in the `except` block."""
    log.error(what, exc_info=True, extra={"fields": fields})


def write_lines() -> None:
    """Send our log and that of uvicorn to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, level in (("cannae", logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
