// counts: needs=2 opaque=0
import Swinject

protocol Anchor {}
final class IronAnchor: Anchor {}
protocol Rope {}
final class HempRope: Rope {}

final class Hold {
  static let shared = Hold()
  let chest = Container()

  private init() { stow() }

  func stow() { stowRope() }
  func stowAnchor() { chest.register(Anchor.self) { _ in IronAnchor() } }
  func stowRope() { chest.register(Rope.self) { _ in HempRope() } }
}

@main
struct Harbour {
  static func main() {
    print(Hold.shared.chest.resolve(Anchor.self)!)  // expect: missing-provider
    print(Hold.shared.chest.resolve(Rope.self)!)
  }
}
