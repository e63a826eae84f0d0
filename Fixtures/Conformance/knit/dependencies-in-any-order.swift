// DependencyBuilderTests.test_assembly3, test_assembly3OrderChange, test_diamondShape: handed over before or after whoever
// depends on it, it is there; `dependencies` may be a getter, a variable or a constant.
import Knit

struct KilnAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static let dependencies: [any ModuleAssembly.Type] = [ClayAssembly.self, GlazeAssembly.self]
  func assemble(container: Container<Resolver>) {
    container.register(Kiln.self) { Kiln(clay: $0.clay(), glaze: $0.glaze()) }
  }
}

struct GlazeAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] = [ClayAssembly.self]
  func assemble(container: Container<Resolver>) {
    container.register(Glaze.self) { Glaze(clay: $0.clay()) }
  }
}

struct ClayAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] {
    return []
  }
  func assemble(container: Container<Resolver>) {
    container.register(Clay.self) { _ in Clay() }
  }
}

final class Clay {}
final class Glaze {
  init(clay: Clay) {}
}
final class Kiln {
  init(clay: Clay, glaze: Glaze) {}
}

let before = ModuleAssembler([GlazeAssembly(), KilnAssembly()])
let after = ModuleAssembler([KilnAssembly(), GlazeAssembly()])
_ = before.resolver.resolve(Kiln.self)!
_ = after.resolver.resolve(Kiln.self)!
