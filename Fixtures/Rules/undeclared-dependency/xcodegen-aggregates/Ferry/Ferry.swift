import Cables
import Ropes

@main struct Ferry {
  static func main() { print(Cable(), Rope()) }
}
