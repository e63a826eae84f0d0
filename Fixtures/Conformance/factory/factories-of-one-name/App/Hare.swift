import FactoryKit

final class Hare {
  @Injected(\.tail) var tail
  @Injected(\.wish) private var wish
  @Injected(\.paw) var paw
  let ears = Container.shared.ears()
}

private extension Container {
  var tail: Factory<String> { self { "white" } }
  var wish: Factory<Int?> { self { 4 } }
  var paw: Factory<[Int]> { self { [2] } }  // expect: factory-kept-together (warning)
  var ears: Factory<Bool> { self { false } }
  var whiskers: Factory<Double> { self { 3 }.cached }
  var claws: Factory<Character> { self(key: "hare") { "h" }.cached }
}
