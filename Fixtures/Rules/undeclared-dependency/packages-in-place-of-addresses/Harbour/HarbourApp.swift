import Store
import Tides
import Winds  // expect: undeclared-dependency

@main struct HarbourApp {
  static func main() { print(Depot(), Tide(), Wind()) }
}
