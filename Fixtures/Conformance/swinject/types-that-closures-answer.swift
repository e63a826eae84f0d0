// counts: registrations=5 opaque=0
// Only the answer of a closure says what a wrapper registers: a static property, with and without a written type, one of an extension of
// somebody else's type, or a local name.
import Foundation
import Swinject

struct Piece {
  let assembly: Assembly
  init<P>(make: @escaping (Resolver) -> P) { assembly = Made(make: make) }
  struct Made<P>: Assembly {
    let make: (Resolver) -> P
    init(make: @escaping (Resolver) -> P) { self.make = make }
    func assemble(container: Container) { container.register(P.self, factory: make) }
  }
}
final class Drum { static let loud = Drum() }
protocol Horn {}
final class Tuba: Horn { static let deep: Horn = Tuba() }
final class Harp {}
final class Bell {}
extension URLSession { static var silent: URLSession { URLSession(configuration: .ephemeral) } }

let assembler = Assembler([
  Piece { _ in Drum.loud }.assembly,
  Piece { _ in Tuba.deep }.assembly,
  Piece { _ in URLSession.silent }.assembly,
  Piece { _ in
    let harp: Harp = Harp()
    return harp
  }.assembly,
  Piece { _ in
    let bell = Bell()
    return bell
  }.assembly,
])
_ = assembler.resolver.resolve(Drum.self)!
_ = assembler.resolver.resolve(Horn.self)!
_ = assembler.resolver.resolve(Tuba.self)!  // expect: missing-provider
_ = assembler.resolver.resolve(URLSession.self)!
_ = assembler.resolver.resolve(Harp.self)!
_ = assembler.resolver.resolve(Bell.self)!
