import Looms
import MillCommon
import Wefts

@main struct Mill { static func main() { _ = Settings() } }
