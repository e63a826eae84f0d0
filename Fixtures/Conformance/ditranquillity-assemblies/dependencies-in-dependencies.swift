// Upstream: DITranquillityTests_Resolve.test08_DependencyIntoDependency (1.3.1). Filled properties whose objects have filled
// properties.
import DITranquillity

final class Leaf {}

final class Twig {
  var leaf: Leaf!
}

final class Branch {
  var twig: Twig!
}

final class TreeAssembly: DIAssembly {
  var publicModules: [DIModule] { return [TreeModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class TreeModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Leaf.self)
      .initializer { Leaf() }
    builder.register(Twig.self)
      .initializer { Twig() }
      .dependency { (s, twig) in twig.leaf = *!s }
    builder.register(Branch.self)
      .initializer { Branch() }
      .dependency { (s, branch) in branch.twig = *!s }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: TreeAssembly()).build()
  let branch: Branch = *!scope
  _ = branch
}
