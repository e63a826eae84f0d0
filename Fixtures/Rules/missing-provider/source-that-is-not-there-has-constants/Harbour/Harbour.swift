// What is not there is made by a tool of pictures and models, or only asked for constants: it fills no chest.
// counts: needs=2 opaque=0
import Swinject

protocol Anchor {}
final class Gate {
  init(word: String) {}
}
let chest = Container()

@main
struct Harbour {
  static func main() {
    chest.register(Gate.self) { _ in Gate(word: Passwords.gate) }
    print(chest.resolve(Gate.self)!, Asset.sail, Signs.welcome())
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider
  }
}
