// `shared` runs its closure under a lock, and warns of waiting for another thread in it: `Component.swift`.

import Dispatch
import NeedleFoundation

final class Map {}
class AtlasComponent: BootstrapComponent {
  public var map: Map {
    shared {  // expect: needle-shared-wait (warning)
      DispatchQueue.main.sync { print("drawing") }
      return Map()
    }
  }
}
