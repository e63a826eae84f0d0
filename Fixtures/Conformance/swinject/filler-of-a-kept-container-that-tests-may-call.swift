// Tests see whatever is internal (`@testable import`) and are not read: a function that nothing else calls may be theirs, with what it fills
// and with who asks for that. What the program itself asks for it lacks, whatever tests register.
// counts: needs>=4 opaque=0
import Swinject

final class Wool {}
final class Yarn {}
final class Felt {}
final class Hat {}

let basket = Container()
basket.register(Wool.self) { _ in Wool() }

func registerMocks() {
  basket.register(Yarn.self) { _ in Yarn() }
  registerMoreMocks(in: basket)
  registerHats()
}
private func registerMoreMocks(in container: Container) { container.register(Felt.self) { _ in Felt() } }
private func registerHats() { basket.register(Hat.self) { _ in Hat() } }

enum Samples {
  static func yarn() -> Yarn { basket.resolve(Yarn.self)! }
  static func hat() -> Hat { basket.resolve(Hat.self)! }
}

_ = basket.resolve(Wool.self)!
_ = basket.resolve(Felt.self)!  // expect: missing-provider
