// Upstream: DITranquillityTests_SwiftLazy.test11_Provider1 to test11_Provider3 (6.0.0). A provider whose arguments the user
// hands over still needs a registration.
import DITranquillity

final class Egg {
  init(_ size: Int) {}
}

final class Chick {
  init(_ age: Int, _ weight: Double) {}
}

final class Hen {
  init(_ age: Int, _ weight: Double, _ name: String) {}
}

final class Farm {
  var eggs: Provider1<Egg, Int> = Provider1()
  var chicks: Provider2<Chick, Int, Double> = Provider2()
  var hens: Provider3<Hen, Int, Double, String> = Provider3()
}

func start() {
  let container = DIContainer()
  container.register { Egg(arg($0)) }
  container.register { Chick(arg($0), arg($1)) }
  container.register(Farm.init)
    .injection(\.eggs)
    .injection(\.chicks)
    .injection(\.hens)  // expect: missing-provider
}
