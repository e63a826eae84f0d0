// Source: DIScanModule and DIContainerBuilder of 1.3.1. What was loaded is remembered by class name, and every scan's is the
// same: the second one does nothing, though the documents' own example has it (among the internal modules).
import DITranquillity

final class Oak {}
final class Moss {}

class OakTree: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class MossCarpet: DIScanned, DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Moss() } }
}

class Wood: DIAssembly {
  var publicModules: [DIModule] = [
    DIScanModule(predicateByName: { $0.hasSuffix("Tree") }),
    DIScanModule(predicateByName: { $0.hasSuffix("Carpet") }),
  ]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Wood()).build()
  let oak: Oak = *!scope
  let moss: Moss = *!scope  // expect: missing-provider
  _ = (oak, moss)
}
