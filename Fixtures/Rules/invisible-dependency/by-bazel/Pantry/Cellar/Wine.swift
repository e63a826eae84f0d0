import Ledger

public let wine = ledger
