import Tides
import Ropes  // expect: undeclared-dependency

@main struct Pier { static func main() { print(Tide(), Rope()) } }
