// Nobody asks without arguments, so nothing is wired.
import Dip

final class Box {
  init(label: String) {}
}

let container = DependencyContainer()
container.register { Box(label: $0) }
_ = try! container.resolve(arguments: "a") as Box
