import Dependencies
import FactoryKit

/// The Xcode project does not compile this file: what it sets and registers, nobody has.
final class HempRope: Rope {}

func openFormerPorch() {
  prepareDependencies { $0.lamp = Lamp() }
  Container.shared.rope.register { HempRope() }
}
