import Flour
import Honey
import Keys
import Ledger
import Wine

public let stove = flour + honey + keys + ledger + wine
