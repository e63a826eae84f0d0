// "The Swift Programming Language", Protocols, "Providing Default Implementations": an extension of a protocol gives a requirement a body, and a conforming type
// that has one of its own uses that instead. So a function of the same extension that calls the requirement by its bare name runs the default, for
// each object whose type has no own one. Swinject: Sources/Assembler.swift, init(_:container:); Sources/Container.swift, resolve(_:).
// counts: needs=8 opaque=0
import Swinject

final class Tide {}
final class Sand {}
final class Reef {}
final class Foam {}
final class Gull {}
struct TideParts: Assembly { func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } } }
struct ReefParts: Assembly { func assemble(container: Container) { container.register(Reef.self) { _ in Reef() } } }

/// Answers an assembler: nobody has an own one.
protocol Rooted { func make(container: Container) -> Assembler }
extension Rooted {
  func make(container: Container) -> Assembler { Assembler([TideParts()], container: container) }
  func make() -> Assembler { make(container: Container()) }
}
final class Shore: Rooted {
  func open() {
    let assembler = make()
    _ = assembler.resolver.resolve(Tide.self)!
    _ = assembler.resolver.resolve(Sand.self)!  // expect: missing-provider
  }
}

/// Registers by itself.
protocol Filling { func fill(_ container: Container) }
extension Filling {
  func fill(_ container: Container) { container.register(Sand.self) { _ in Sand() } }
  func filled() -> Container {
    let container = Container()
    fill(container)
    return container
  }
}
struct Bay: Filling {
  func open() {
    let container = filled()
    _ = container.resolve(Sand.self)!
    _ = container.resolve(Tide.self)!  // expect: missing-provider
  }
}

/// Answers assemblies.
protocol Listing { func parts() -> [Assembly] }
extension Listing {
  func parts() -> [Assembly] { [ReefParts()] }
  func assembled() -> Assembler { Assembler(parts()) }
}
struct Isle: Listing {
  func open() {
    let assembler = assembled()
    _ = assembler.resolver.resolve(Reef.self)!
    _ = assembler.resolver.resolve(Gull.self)!  // expect: missing-provider
  }
}

/// Every type has its own, so that nothing ever runs the default.
protocol Flying { func bring(_ container: Container) }
extension Flying {
  func bring(_ container: Container) { container.register(Foam.self) { _ in Foam() } }  // expect: unloaded-module (warning)
  func brought() -> Container {
    let container = Container()
    bring(container)
    return container
  }
}
struct Nest: Flying {
  func bring(_ container: Container) { container.register(Gull.self) { _ in Gull() } }
  func open() {
    let container = brought()
    _ = container.resolve(Gull.self)!
    _ = container.resolve(Foam.self)!  // expect: missing-provider
  }
}

@main
enum Coast {
  static func main() {
    Shore().open()
    Bay().open()
    Isle().open()
    Nest().open()
  }
}
