// Dip-UI 2.0, Sources/StoryboardInstantiatable.swift, for watchOS: whatever controller awakes asks `uiContainers` without a tag, so a definition that has one is
// not found; there is no `dipTag`. What else a storyboard makes is filled by nobody.
import Dip
import DipUI
import WatchKit

struct Steps {}
struct Pulse {}

class StepsController: WKInterfaceController, StoryboardInstantiatable { var steps: Steps! }
class PulseController: WKInterfaceController { var pulse: Pulse! }
class TaggedController: WKInterfaceController {}
class LostController: StepsController {}
class StepRow: NSObject, StoryboardInstantiatable {}
class UnusedController: WKInterfaceController {}

extension PulseController: StoryboardInstantiatable {}
extension TaggedController: StoryboardInstantiatable {}
extension UnusedController: StoryboardInstantiatable {}

let wrist = DependencyContainer { container in
  container.register { Steps() }
  container.register { StepsController() }
    .resolvingProperties { container, controller in controller.steps = try container.resolve() as Steps }
  container.register { PulseController() }
    .resolvingProperties { container, controller in
      controller.pulse = try container.resolve() as Pulse  // expect: missing-provider
    }
  container.register(tag: "tagged") { TaggedController() }
}
DependencyContainer.uiContainers = [wrist]
// counts: needs=6 opaque=0
