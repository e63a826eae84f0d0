import Core
import Dependencies

public func setUp() {
  prepareDependencies {
    $0.lamp = Lamp()
    $0.brake = Brake()
  }
}
