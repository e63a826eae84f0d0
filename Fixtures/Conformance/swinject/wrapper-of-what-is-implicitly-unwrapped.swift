// Swift: "Implicitly Unwrapped Optionals". `Anchor!` is asked for as an optional, which answers in any case; whoever reads it takes it for what is there.
// counts: needs=6 opaque=0
import Swinject

protocol Anchor {}
protocol Rope {}
protocol Sail {}
protocol Mast {}
protocol Keel {}
protocol Flag {}
final class IronAnchor: Anchor {}

final class Deck {
  @Stowed var anchor: Anchor!
  @Stowed var rope: Rope!  // expect: missing-provider
  @Stowed var sail: Sail?
  @Stowed var mast: Mast!
  @Lent var keel: Keel!  // expect: missing-provider
  @Lent var flag: Flag?
}

final class Yard {
  func rig(_ deck: Deck, _ mast: Mast) { deck.mast = mast }
}

@propertyWrapper
struct Stowed<Thing> {
  private var thing: Thing?

  var wrappedValue: Thing {
    mutating get {
      if thing == nil { thing = Container.chest.resolve(Thing.self) }
      return thing!
    }
    set { thing = newValue }
  }
}

@propertyWrapper
struct Lent<Thing> {
  var wrappedValue: Thing? { Container.chest.resolve(Thing.self) }
}

extension Container {
  static let chest = Container()
}

@main
struct Harbour {
  static func main() {
    Container.chest.register(Anchor.self) { _ in IronAnchor() }
    print(Deck())
  }
}
