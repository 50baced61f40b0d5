"""Records: finished games as text files, made, read, signed, played again and verified (docs/records.md)."""

from cannae.core.records.reading import read_record
from cannae.core.records.record import FORMAT, Part, Record, events_from_data, events_to_data, make_record, rules_of

__all__ = ["FORMAT", "Part", "Record", "events_from_data", "events_to_data", "make_record", "read_record", "rules_of"]
