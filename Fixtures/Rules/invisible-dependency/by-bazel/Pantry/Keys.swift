import Ledger

public let keys = ledger
