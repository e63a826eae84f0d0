// An assembler applies whatever assemblies its list has (`Sources/Assembler.swift`, `apply(assemblies:)`): here its own and those
// that the caller adds, none unless it says so.

import Swinject

final class Oven {}
final class Flour {}

final class Baker {
  init(oven: Oven) {}
}

final class Miller {
  init(flour: Flour) {}
}

struct OvenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Oven.self) { _ in Oven() }
  }
}

struct BakerAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Baker.self) { r in Baker(oven: r.resolve(Oven.self)!) }
    container.register(Miller.self) { r in Miller(flour: r.resolve(Flour.self)!) }  // expect: missing-provider
  }
}

protocol Filling {
  func fill(with assemblies: [Assembly])
}

final class Bakery: Filling {
  static let shared: Filling = Bakery()
  let assembler = Assembler()

  func fill(with assemblies: [Assembly]) {
    assembler.apply(assemblies: assemblies)
  }
}

func open(adding more: [Assembly] = []) {
  let own: [Assembly] = [BakerAssembly(), OvenAssembly()]
  Bakery.shared.fill(with: own + more)
}

@main
enum App {
  static func main() { open() }
}
