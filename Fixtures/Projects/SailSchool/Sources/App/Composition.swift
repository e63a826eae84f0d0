import Core
import Dip
import Harbour
import Lessons

final class Composition {
  let core = DependencyContainer()
  let harbour = DependencyContainer(configBlock: configureHarbour)
  let lessons = DependencyContainer()

  func compose() throws {
    configureCore(core)
    configureLessons(lessons)
    lessons.collaborate(with: harbour, core)
    registerScreens(in: lessons)
    try core.bootstrap()
  }

  private func registerScreens(in container: DependencyContainer) {
    unowned let container = container
    container.register(.unique) { (pupil: Pupil) in
      PupilModel(pupil: pupil, planner: try container.resolve(), log: try container.resolve())
    }
    container.register(.unique) { LogModel(log: $0) }
  }
}
