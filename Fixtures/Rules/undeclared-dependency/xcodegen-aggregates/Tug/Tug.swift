import Cables  // expect: undeclared-dependency
import Ropes

@main struct Tug {
  static func main() { print(Cable(), Rope()) }
}
