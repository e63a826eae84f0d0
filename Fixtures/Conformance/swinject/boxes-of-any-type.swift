// A box of a generic type holds what it was made with (The Swift Programming Language, "Generics"): what a function registers in the container in
// such a box, it registers in the one that it was handed (Swinject 2.10, Sources/Container.swift: each has services of its own).
// counts: opaque=0
import Swinject

final class Tea {}
final class Leaf {}
final class Cup {}
struct Crate<Value> { let value: Value }
final class Chest<Value> {
  private(set) var value: Value
  init(_ value: Value) { self.value = value }
}

func fill(_ container: Container) {
  let crate = Crate(value: container)
  crate.value.register(Tea.self) { _ in Tea() }
}
func stuff(_ container: Container) {
  let chest = Chest(container)
  chest.value.register(Leaf.self) { _ in Leaf() }
}
struct Part: Assembly {
  func assemble(container: Container) {
    let crate = Crate<Container>(value: container)
    crate.value.register(Cup.self) { _ in Cup() }
  }
}
func pour(_ resolver: Resolver) -> Tea {
  let crate = Crate(value: resolver)
  return crate.value.resolve(Tea.self)!  // expect: missing-provider
}

let cold = Container()
let warm = Container()
fill(warm)
stuff(warm)
let hot = Assembler([Part()], container: warm)
let bare = Assembler([], container: cold)

func ask() {
  _ = warm.resolve(Tea.self)!
  _ = warm.resolve(Leaf.self)!
  _ = hot.resolver.resolve(Cup.self)!
  _ = cold.resolve(Leaf.self)!  // expect: missing-provider
  _ = bare.resolver.resolve(Cup.self)!  // expect: missing-provider
  _ = pour(cold)
}
