import Core
import Dependencies

let car = withDependencies {
  $0.lamp = Lamp()
} operation: {
  Car()
}
