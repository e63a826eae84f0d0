// An aggregate target has no product: whoever depends on it finds those of the targets that it has built.
import Cables
import Paint  // expect: undeclared-dependency

@main struct Ferry {
  static func main() { print(Cable(), Paint()) }
}
