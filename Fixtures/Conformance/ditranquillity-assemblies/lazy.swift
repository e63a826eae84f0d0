// Upstream: DITranquillityTests_Lazy.test02_lazy_get to test04_lazy_class_value (1.3.1). A lazy request is a request: it is
// found, or throws before it is used.
import DITranquillity

final class Film {}
final class Reel {}

final class Projector {
  let film: DILazy<Film>
  init(film: DILazy<Film>) {
    self.film = film
  }
}

final class Editor {
  init(reel: DILazy<Reel>) {}
}

final class CinemaAssembly: DIAssembly {
  var publicModules: [DIModule] { return [CinemaModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class CinemaModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Film() }.lifetime(.perDependency)
    builder.register { try! Projector(film: -*!$0) }.lifetime(.perDependency)
    builder.register { Editor(reel: -*!$0) }  // expect: missing-provider
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: CinemaAssembly()).build()
  let film: DILazy<Film> = try! scope.lazyResolve()
  let projector: Projector = *!scope
  _ = (film, projector)
}
