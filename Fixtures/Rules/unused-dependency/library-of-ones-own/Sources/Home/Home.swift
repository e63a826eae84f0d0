import Looms
import Meter

let meter = Meter(loom: Loom())
