// Source: DIResolver of 2.3.3. Whether one of several is meant is judged among those that the asker may see; many are those, too.
import DITranquillity

protocol Bell {}
class Brass: Bell {}
class Glass: Bell {}

class Ringer {
  init(bell: Bell) {}
}

class Tower: DIModule {
  var components: [DIComponent] = [BrassComponent(), RingerComponent()]
  var dependencies: [DIModule] = [Workshop()]
}

class Workshop: DIModule {
  var components: [DIComponent] = [GlassComponent()]
  var dependencies: [DIModule] = []
}

class BrassComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Brass.init)
      .as(Bell.self) { $0 }
  }
}

class RingerComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Ringer.init(bell:))
  }
}

class GlassComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Glass.init)
      .as(Bell.self) { $0 }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: Tower())
  let container = try builder.build()
  let ringer: Ringer = try container.resolve()
  let bells: [Bell] = try **container
  _ = (ringer, bells)
}
