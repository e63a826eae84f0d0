// Source: DIContainerBuilder.register(module:) of 2.3.3 keeps no account of where it has been: modules in a ring
// overflow the stack.
import DITranquillity

class North: DIModule {
  var components: [DIComponent] = []
  var dependencies: [DIModule] { return [South()] }  // expect: assembly-cycle
}

class South: DIModule {
  var components: [DIComponent] = []
  var dependencies: [DIModule] { return [North()] }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: North())
  _ = try builder.build()
}
