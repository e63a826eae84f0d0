// RuntimeArgumentsTests, testThatDifferentFactoriesRegisteredIfArgumentIsOptional and …DifferentOrderOfArguments.
import Dip

final class Box {
  init(size: Int) {}
  init(size: Int?) {}
  init(label: String, size: Int) {}
  init(size: Int, label: String) {}
}

let container = DependencyContainer()
container.register { (size: Int) in Box(size: size) }
container.register { (size: Int?) in Box(size: size) }
container.register { (label: String, size: Int) in Box(label: label, size: size) }
container.register { (size: Int, label: String) in Box(size: size, label: label) }
_ = try! container.resolve(arguments: 1) as Box
_ = try! container.resolve(arguments: Int?(2)) as Box
_ = try! container.resolve(arguments: "a", 3) as Box
_ = try! container.resolve(arguments: "a", "b") as Box  // expect: missing-provider
