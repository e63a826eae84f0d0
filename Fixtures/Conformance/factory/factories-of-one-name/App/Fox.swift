import Den
import FactoryKit

private protocol Hidden {}
final class Fox {
  @Injected(\.tail) var tail
  @Injected(\.wish) private var wish  // expect: missing-provider
  @Injected(\.paw) var paw
  let ears = Container.shared.ears()
}

extension Container {
  fileprivate var tail: Factory<String> { self { "red" } }
  fileprivate var wish: Factory<Int?> { promised() }
  fileprivate var paw: Factory<[Int]> { self { [1] }.cached }
  fileprivate var ears: Factory<Bool> { self { true } }
  fileprivate var whiskers: Factory<Double> { self { 3 }.cached }
  fileprivate var claws: Factory<Character> { self(key: "fox") { "f" }.cached }
}

func start() {
  _ = Fox()
  _ = Hare()
  dig()
}
