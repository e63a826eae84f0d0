// Swinject: Sources/Container.swift, resolve(_:name:) runs the factory with the resolver that was asked, and hands on what the factory returns. A closure
// that it returns asks that resolver when it is called (The Swift Programming Language, Closures, Capturing Values): what each container lacks that
// holds the registration is missing, and a ring through it is none, since nothing is asked while the object is made.
// counts: registrations=10 needs=17 opaque=0
import Swinject

final class Tide {}
final class Buoy { init(make: @escaping (Int) -> Anchor) {} }
final class Anchor { init(buoy: Buoy, depth: Int) {} }
final class Pool { init(tide: Tide, depth: Int) {} }
final class Lamp {}
typealias MakePool = (Int) -> Pool
struct Routes { let pool: MakePool }

final class PoolParts: Assembly {
  func assemble(container: Container) {
    container.register(MakePool.self) { resolver in
      { depth in Pool(tide: resolver.resolve(Tide.self)!, depth: depth) }  // expect: missing-provider
    }
    container.register(Routes.self) { resolver in Routes(pool: self.pool(resolver)) }
    container.register((() -> Lamp).self) { [weak container] _ in
      let make: () -> Lamp = { container!.resolve(Lamp.self)! }  // expect: missing-provider
      return make
    }
    container.register((() -> Lamp)?.self, name: "spare") { resolver in
      guard CommandLine.arguments.count > 1 else { return nil }
      return { resolver.resolve(Lamp.self, name: "spare")! }  // expect: missing-provider
    }
    container.register([String: MakePool].self) { resolver in
      ["low": { Pool(tide: resolver.resolve(Tide.self, name: "low")!, depth: $0) }]  // expect: missing-provider
    }
    container.register(((Int) -> MakePool).self) { resolver in
      { a in { b in Pool(tide: resolver.resolve(Tide.self, name: "deep")!, depth: a + b) } }  // expect: missing-provider
    }
  }
  private func pool(_ resolver: Resolver) -> MakePool {
    { Pool(tide: resolver.resolve(Tide.self, name: "high")!, depth: $0) }  // expect: missing-provider
  }
}

final class WholeParts: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { _ in Tide() }
    container.register(Buoy.self) { Buoy(make: $0.resolve(((Int) -> Anchor).self)!) }
    container.register(((Int) -> Anchor).self) { resolver in
      { depth in Anchor(buoy: resolver.resolve(Buoy.self)!, depth: depth) }
    }
    container.register(MakePool.self) { resolver in
      { depth in Pool(tide: resolver.resolve(Tide.self)!, depth: depth) }
    }
  }
}

let lacking = Assembler([PoolParts()]).resolver
print(lacking.resolve(MakePool.self)!(3), lacking.resolve(Routes.self)!, lacking.resolve((() -> Lamp).self)!())
print(lacking.resolve((() -> Lamp)?.self, name: "spare")!!(), lacking.resolve([String: MakePool].self)!["low"]!(3))
print(lacking.resolve(((Int) -> MakePool).self)!(3)(4))
let whole = Assembler([WholeParts()]).resolver
print(whole.resolve(MakePool.self)!(3), whole.resolve(((Int) -> Anchor).self)!(4))
