// Two rings that have nothing to do with one another: two findings.
import DITranquillity

final class Chicken { init(egg: Egg) {} }
final class Egg { init(chicken: Chicken) {} }
final class Key { init(safe: Safe) {} }
final class Safe { init(key: Key) {} }

func start() {
  let container = DIContainer()
  container.register(Chicken.init)  // expect: dependency-cycle
  container.register(Egg.init)
  container.register(Key.init)  // expect: dependency-cycle
  container.register(Safe.init)
}
