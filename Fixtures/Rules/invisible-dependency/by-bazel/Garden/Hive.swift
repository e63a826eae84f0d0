import Honey
import Ledger

public let hive = honey + ledger
