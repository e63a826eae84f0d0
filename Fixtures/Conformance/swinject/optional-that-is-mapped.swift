// `map` and `flatMap` of an optional call their closure with what it holds, unless it holds nothing: a container that may be absent is
// asked in it like any other (Swift's standard library, Optional; Swinject 2.10, Container.swift: resolve answers nil for what nobody registered).
// counts: needs>=11 opaque=0
import Swinject

final class Tea {}
final class Cup { init(tea: Tea) {} }
final class Spoon {}
final class Leaf {}
final class Tray { init(cup: Cup, spoon: Spoon) {} }
final class Kettle {}

let container = Container()
container.register(Tea.self) { _ in Tea() }
container.register(Tray.self) { r in
  let maybe: Resolver? = r
  return Tray(
    cup: maybe.map { Cup(tea: $0.resolve(Tea.self)!) }!,
    spoon: Optional(r).flatMap { $0.resolve(Spoon.self) }!)  // expect: missing-provider
}
let empty = Container()

func direct() {
  let maybe: Container? = container
  _ = maybe.map { $0.resolve(Tea.self)! }
  _ = maybe.map { $0.resolve(Leaf.self)! }  // expect: missing-provider
  _ = maybe.map { found in
    print(found)
    return found.resolve(Tea.self)!
  }
  _ = Optional(container).flatMap { $0.resolve(Tea.self) }!
  _ = Optional(empty).flatMap { $0.resolve(Tea.self) }!  // expect: missing-provider
  // Nobody insists.
  let perhaps: Kettle? = Optional(container).flatMap { $0.resolve(Kettle.self) }
  let never = maybe.map { $0.resolve(Kettle.self) }!
  _ = (perhaps, never)
}

// What a caller hands over is asked, and of nothing nothing is asked.
func pour(_ resolver: Resolver?) -> Tea? { resolver.map { $0.resolve(Tea.self)! } }
func spoil(_ resolver: Resolver?) -> Leaf? { resolver.map { $0.resolve(Leaf.self)! } }

func call() {
  _ = pour(container)
  _ = pour(nil)
  _ = spoil(nil)
  _ = container.resolve(Tray.self)!
}

// A list that may be absent is mapped as a whole.
func fill(_ parts: [Assembly]?) -> Assembler? { parts.map { Assembler($0) } }
struct Part: Assembly {
  func assemble(container: Container) { container.register(Kettle.self) { _ in Kettle() } }
}
func boil() {
  let assembler = fill([Part()])!
  _ = assembler.resolver.resolve(Kettle.self)!
  _ = assembler.resolver.resolve(Leaf.self, name: "dried")!  // expect: missing-provider
}
boil()
