// The Swift Programming Language, Generic Functions: Swift infers a type parameter from the arguments, be that a function of which it is a parameter. A
// method that is handed over unapplied takes its object (Documentation/Resolving, `resolve` answers what the type says).
// counts: needs=13 opaque=1
import Swinject

class Pond {
  func look() -> Int { 1 }
  func deepen(by: Int) {}
  let deep = 3
}
class Lake {
  func look() -> Int { 2 }
  let deep = 4
}
class Sea: Lake {}
class Brook {}
class Fen {}

class Walker {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }

  func note<T, V>(_ view: @escaping (T) -> () -> V) { print(view(resolver.resolve(T.self)!)()) }
  func visit<T, V>(_ body: (T) -> V) { _ = body(resolver.resolve(T.self)!) }
  func depth<T, V>(_ path: KeyPath<T, V>) -> V { resolver.resolve(T.self)![keyPath: path] }
  func any<T>() -> T { resolver.resolve(T.self)! }

  func walk() {
    visit { (pond: Pond) in pond.look() }
    visit { (brook: Brook) in print(brook) }  // expect: missing-provider
  }
}

struct Map: Assembly {
  func assemble(container: Container) {
    container.register(Walker.self) { r in Walker(resolver: r) }
    container.register(Pond.self) { _ in Pond() }
  }
}

let assembler = Assembler([Map()])

func go() {
  let walker = assembler.resolver.resolve(Walker.self)!
  walker.note(Pond.look)
  walker.note(Lake.look)  // expect: missing-provider
  walker.note(Sea.look)  // expect: missing-provider
  walker.visit { (pond: Pond) in pond.look() }
  walker.visit(Pond.deepen)
  _ = walker.depth(\Pond.deep)
  _ = walker.depth(\Lake.deep)
  walker.visit(\Pond.deep)
  walker.visit(drain)  // expect: missing-provider
  walker.walk()
  // Nothing says what that is.
  take(walker.any())
}

func drain(_ fen: Fen) {}
func take<X>(_ it: X) {}
