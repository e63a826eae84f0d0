// Upstream: DIAssembly of 0.9.2. Assemblies are known by name before they have dependencies, and remember the builder: a ring is
// harmless.
import DITranquillity

class Day {}
class Night {}

class Sun: DIAssembly {
  required init() {
    super.init()
    addModule(DayModule())
    addDependency(Moon.self)
  }
}

class Moon: DIAssembly {
  required init() {
    super.init()
    addModule(NightModule())
    addDependency(Sun.self)
  }
}

class DayModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Day.self).initializer { Day() }
  }
}

class NightModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Night.self).initializer { Night() }
  }
}

func start() throws {
  let sun = Sun()
  try sun.build()
  let day: Day = *!sun.scope
  let night: Night = *!sun.scope
  _ = (day, night)
}
