// Upstream: DIScope.resolve, DIScope.FasterSyntax (1.3.1). `try`, `try!`, `*` and `*!` fail where nothing is registered; `try?`
// and `*?` give nil, and so nothing is reported.
import DITranquillity

final class Hammer {}
final class Saw {}
final class Plane {}
final class Drill {}
final class Chisel {}
final class Clamp {}
final class Glue {}

final class Bench {
  var clamp: Clamp?
  var glue: Glue?
}

final class ShopAssembly: DIAssembly {
  var publicModules: [DIModule] { return [ShopModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class ShopModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Bench() }
      .dependency { s, bench in bench.clamp = *?s }
      .dependency { s, bench in bench.glue = *!s }  // expect: missing-provider
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: ShopAssembly()).build()
  let bench: Bench = *!scope
  let hammer: Hammer = try scope.resolve()  // expect: missing-provider
  let saw: Saw = try! scope.resolve()  // expect: missing-provider
  let plane: Plane = try *scope  // expect: missing-provider
  let drill: Drill? = try? scope.resolve()
  let chisel: Chisel? = *?scope
  _ = (bench, hammer, saw, plane, drill, chisel)
}
