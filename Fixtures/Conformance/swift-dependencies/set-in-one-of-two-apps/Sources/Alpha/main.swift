import Core
import Dependencies

let car = withDependencies {
  $0.horn = Horn(blow: { 2 })
  $0.lamp = Lamp()
  $0[Wheel.self] = Wheel()
} operation: {
  Car()
}
