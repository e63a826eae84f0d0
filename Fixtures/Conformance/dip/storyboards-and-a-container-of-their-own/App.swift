// Dip-UI 2.0, Sources/StoryboardInstantiatable.swift: whoever writes `didInstantiateFromStoryboard(_:tag:)` himself may ask another container than the one that
// he is handed; `resolveDependencies(of:tag:)` asks for the static type of what it is handed, under the tag of the scene or under that of a definition
// without one, and throws where there is none, which `try!` takes for the end of the program.
import Dip
import DipUI
import UIKit

protocol Screen: AnyObject {}
struct Diary {}

class DayController: UIViewController { var diary: Diary! }
class WeekController: UIViewController, Screen {}
class MonthController: UIViewController {}
class YearController: UIViewController {}

let dayAssembly = DependencyContainer { container in
  container.register { Diary() }
  container.register(tag: "today") { DayController() }
    .resolvingProperties { container, day in day.diary = try container.resolve() as Diary }
}
let others = DependencyContainer { container in container.register { WeekController() as Screen } }

extension DayController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    try dayAssembly.resolveDependencies(of: self, tag: tag)
  }
}
extension WeekController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    try container.resolveDependencies(of: self as Screen, tag: tag)
  }
}
extension YearController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    try! container.resolveDependencies(of: self)
  }
}
extension MonthController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    try container.resolveDependencies(of: self)
  }
}

func start() { DependencyContainer.uiContainers = [others] }
start()

func fill(_ day: DayController) throws { try others.resolveDependencies(of: day) }  // expect: missing-provider
// counts: needs=7 opaque=0
