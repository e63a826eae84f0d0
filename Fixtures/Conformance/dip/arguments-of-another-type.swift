// RuntimeArgumentsTests, testThatItThrowsIfCanNotFindDefinitionForFactoryWithArguments (run with 7.1).
import Dip

final class Box {
  init(size: Int) {}
}

let container = DependencyContainer()
container.register { Box(size: $0) }
_ = try! container.resolve(arguments: 1) as Box
let optional = try? container.resolve(arguments: Int?(1)) as Box
_ = try! container.resolve(arguments: "one") as Box  // expect: missing-provider
