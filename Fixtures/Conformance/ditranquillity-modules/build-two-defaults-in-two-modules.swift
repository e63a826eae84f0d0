// Source: DIContainerBuilder.build of 2.3.3: whether there are two defaults is asked of the whole container, though
// neither module sees the other's.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
class Sled: Kite {}

class Hill: DIModule {
  var components: [DIComponent] = [DeltaComponent()]
  var dependencies: [DIModule] = [Beach()]
}

class Beach: DIModule {
  var components: [DIComponent] = [SledComponent()]
  var dependencies: [DIModule] = []
}

class DeltaComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Delta.init).as(Kite.self).check { $0 }.set(.default)
  }
}

class SledComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Sled.init).as(Kite.self).check { $0 }.set(.default)  // expect: duplicate-provider
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: Hill())
  _ = try builder.build()
}
