// Swift: "Initializer Delegation for Value Types". `self.init(nil)` hands on what the other initializer puts into the wrapper: no name is given.
// counts: needs=4 opaque=0
import Swinject

protocol Anchor {}
protocol Rope {}
final class IronAnchor: Anchor {}

final class Deck {
  @Stowed var anchor: Anchor
  @Stowed var rope: Rope  // expect: missing-provider
  @Stowed("spare") var spare: Anchor
  @Stowed(spare: "other") var other: Anchor  // expect: missing-provider
}

@propertyWrapper
struct Stowed<Thing> {
  private var thing: Thing?
  private var label: String?

  init() { self.init(nil) }
  init(spare: String) { self.init(spare) }
  init(_ label: String?) { self.label = label }

  var wrappedValue: Thing {
    mutating get {
      if thing == nil { thing = Container.chest.resolve(Thing.self, name: label) }
      return thing!
    }
  }
}

extension Container {
  static let chest = Container()
}

@main
struct Harbour {
  static func main() {
    Container.chest.register(Anchor.self) { _ in IronAnchor() }
    Container.chest.register(Anchor.self, name: "spare") { _ in IronAnchor() }
    print(Deck())
  }
}
