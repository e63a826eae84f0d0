// What an import leads to is the module of that name on which the importing target depends, whatever else lies beside it.
// counts: opaque=0 needs>=3
import Deck

Deck().cross()
