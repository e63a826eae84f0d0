// Source: DIAssembly.swift of 1.3.1: declarations are collected without an account of where one has been, so assemblies in a ring
// overflow the stack, computed lists or not.
import DITranquillity

final class North: DIAssembly {
  var publicModules: [DIModule] { return [] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [South()] }  // expect: assembly-cycle
}

final class South: DIAssembly {
  var publicModules: [DIModule] { return [] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [East()] }
}

final class East: DIAssembly {
  var publicModules: [DIModule] { return [] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [North()] }
}

func start() throws {
  _ = try DIContainerBuilder().register(assembly: North()).build()
}
