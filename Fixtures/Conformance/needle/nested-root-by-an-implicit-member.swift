// Cases 12 and 16: a creation is a call whose first word is the name of a component. Of `.init()` the generator sees nothing, so the root is
// registered as one, and the app runs; of its name it does, and the app stops.

import NeedleFoundation

class FerryComponent: BootstrapComponent {
  static let shared: FerryComponent = .init()
}
class LighterComponent: BootstrapComponent {
  static let shared = LighterComponent()  // expect: needle-nested-root
}
