// Extensions of a component add properties and children, internal ones too: `ComponentConsolidatorTests`, and
// `ComponentExtensionsParserTask` of the generator.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol RoomDependency: Dependency {
  var clock: Clock { get }
}
class RoomComponent: Component<RoomDependency> {}

class HotelComponent: BootstrapComponent {}

extension HotelComponent {
  var clock: Clock { WallClock() }
  var room: RoomComponent { RoomComponent(parent: self) }
}
