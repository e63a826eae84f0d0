// An app's own `resolve` that answers T stands beside the framework's, which answers T?: what is wanted says which is called, and the need is recorded.
import Swinject

struct Pen {}
struct Ink {}
struct Letter { let pen: Pen; let ink: Ink }
struct Stamp {}
struct Seal { let stamp: Stamp? }

extension Resolver {
  func resolve<T>(_ type: T.Type) -> T {
    guard let made: T = resolve(type, name: nil) else { fatalError("no \(type)") }
    return made
  }
}

let container = Container()
func start() {
  container.register(Pen.self) { _ in Pen() }
  container.register(Letter.self) { r in Letter(pen: r.resolve(Pen.self), ink: r.resolve(Ink.self)) }  // expect: missing-provider
  container.register(Seal.self) { r in Seal(stamp: r.resolve(Stamp.self)) }
  let letter: Letter = container.resolve(Letter.self)
  _ = letter
}
