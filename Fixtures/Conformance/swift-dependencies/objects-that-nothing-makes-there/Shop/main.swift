import KeysLive
import Till

let ledger = Ledger(pages: 3)
let page = Page(ledger: ledger, stamp: Stamp())
