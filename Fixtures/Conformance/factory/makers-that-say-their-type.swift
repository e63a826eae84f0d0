// Swift infers what a factory makes from what its closure answers (Sources/Factory/Factory/Factory.swift, 1.x: `init(scope:factory:)`): a static
// property, a member, another factory's object. Where that is a library's, neither the factory nor what asks for it is understood.
// counts: registrations=7 needs=9 opaque=3
import Factory
import Kiln

struct Pottery {
  static let shared = Pottery()
  let wheel = Wheel()
}
final class Wheel {}

extension Container {
  static let pottery = Factory(scope: .singleton) { Pottery.shared }
  static let wheel = Factory(scope: .singleton) { pottery().wheel }
  static let again = Factory { wheel() }
  static let spare = Factory { Pottery().wheel }
  static let heat = Factory(scope: .singleton) { ignite() }
  var bench: Factory<Wheel> { self { Wheel() } }
}

final class Studio {
  @Injected(Container.pottery) private var pottery
  @Injected(Container.wheel) private var wheel
  @Injected(Container.again) private var again
  @Injected(Container.heat) private var heat
  @LazyInjected(Container.heat) private var later
  @Injected(\.bench) private var bench
}

print(Studio(), Container.spare())
