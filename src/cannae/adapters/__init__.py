"""The games under the interfaces of others: PettingZoo, Gymnasium and OpenSpiel (the extra `adapters`)."""
