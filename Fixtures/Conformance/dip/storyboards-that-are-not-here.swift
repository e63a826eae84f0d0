// Dip-UI 2.0, Sources/StoryboardInstantiatable.swift: only a storyboard lets a controller be
// filled, and says the tag; where there is none nothing is asked for.
import Dip
import DipUI
import UIKit

class DayController: UIViewController, StoryboardInstantiatable {}
class WeekController: UIViewController {}

let container = DependencyContainer { container in container.register(storyboardType: WeekController.self, tag: "week") }

extension WeekController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    try container.resolveDependencies(of: self, tag: tag)
  }
}
DependencyContainer.uiContainers = [container]
// counts: needs=0 opaque=0
