import Rim
import Spoke  // expect: undeclared-dependency

@main struct Yard { static func main() {} }
