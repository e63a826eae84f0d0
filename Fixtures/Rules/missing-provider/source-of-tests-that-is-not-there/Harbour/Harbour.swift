// What only tests compile fills no container of the app.
// counts: needs=1 opaque=0
import Swinject

protocol Anchor {}
let chest = Container()

@main
struct Harbour {
  static func main() {
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider
  }
}
