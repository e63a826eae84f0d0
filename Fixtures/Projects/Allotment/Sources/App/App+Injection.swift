import Core
import Market
import Plots
import Resolver
import Watering

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    registerCore()
    registerPlots()
    registerWatering()
    registerScreens()
  }

  private static func registerScreens() {
    register { PlotListModel(store: resolve(), clock: resolve(name: .civil)) }
    register { r in WateringModel(plan: r.resolve(), notifier: r.optional()) }
    register { _, args in PlotDetailModel(plot: args()) }.scope(.unique)
  }
}
