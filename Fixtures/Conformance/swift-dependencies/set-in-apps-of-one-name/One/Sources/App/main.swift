import Core
import Dependencies

let car = withDependencies {
  $0.horn = Horn()
  $0.lamp = Lamp()
} operation: {
  Car()
}
