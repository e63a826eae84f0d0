public let ledger = 1
