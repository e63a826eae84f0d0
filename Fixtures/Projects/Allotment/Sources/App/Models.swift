import Core
import Plots
import Watering

final class PlotListModel {
  private let store: PlotStore
  private let clock: Clock

  init(store: PlotStore, clock: Clock) {
    self.store = store
    self.clock = clock
  }

  func reload() { _ = (store.all(), clock.now()) }
}

final class PlotDetailModel {
  let plot: Plot

  init(plot: Plot) { self.plot = plot }

  func show() {}
}

final class WateringModel {
  private let plan: WateringPlan
  private let notifier: Notifier?

  init(plan: WateringPlan, notifier: Notifier?) {
    self.plan = plan
    self.notifier = notifier
  }
}
