// `object[keyPath: path]` is what stands at the end of the path (The Swift Programming Language, "Expressions", Key-Path Expression), here one of the
// assemblies that are applied (Documentation/Assembler.md).
// counts: registrations=3 opaque=0
import Swinject

final class Tea {}
final class Leaf {}
final class Cup {}
struct TeaPart: Assembly {
  func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } }
}
struct LeafPart: Assembly {
  func assemble(container: Container) { container.register(Leaf.self) { _ in Leaf() } }
}
struct CupPart: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Cup.self) { _ in Cup() } }
}
struct Parts {
  let tea: Assembly = TeaPart()
  let leaf: Assembly = LeafPart()
  let cup: Assembly = CupPart()
  let inner = Inner()
}
struct Inner { let leaf: Assembly = LeafPart() }

let assembler = Assembler([\Parts.tea, \Parts.leaf].map { Parts()[keyPath: $0] })
let paths: [KeyPath<Parts, Assembly>] = [\.inner.leaf]
let other = Assembler(paths.map { path in Parts()[keyPath: path] })

func ask() {
  _ = assembler.resolver.resolve(Tea.self)!
  _ = assembler.resolver.resolve(Leaf.self)!
  _ = assembler.resolver.resolve(Leaf.self, name: "dry")!  // expect: missing-provider
  _ = other.resolver.resolve(Leaf.self)!
  _ = other.resolver.resolve(Tea.self)!  // expect: missing-provider
}
