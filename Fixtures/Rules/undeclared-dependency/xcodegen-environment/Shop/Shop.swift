import Rim
import Spoke

@main struct Shop { static func main() {} }
