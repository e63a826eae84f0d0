// An own `resolve()` without arguments: T is what the call's place wants (parameter, property, annotation, return).
import Swinject

struct Pen {}
struct Ink {}
struct Quill {}
struct Paper {}
struct Letter { let pen: Pen; let ink: Ink }

extension Resolver {
  func resolve<T>() -> T { resolve(T.self)! }
}
final class Desk {
  let quill: Quill
  init(_ r: Resolver) { quill = r.resolve() }  // expect: missing-provider
}
let container = Container()
func paper() -> Paper { container.resolve() }  // expect: missing-provider
func start() {
  container.register(Pen.self) { _ in Pen() }
  container.register(Letter.self) { r in Letter(pen: r.resolve(), ink: r.resolve()) }  // expect: missing-provider
  container.register(Desk.self) { r in Desk(r) }
  let letter: Letter = container.resolve()
  _ = letter
  _ = paper()
}
