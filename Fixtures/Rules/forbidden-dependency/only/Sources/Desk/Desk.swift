// One import, one finding: that it is not declared either goes without saying.
import Ledger  // expect: forbidden-dependency
import OldPaper  // expect: forbidden-dependency
