import Core
import Market
import Plots
import Resolver
import Watering

final class Screens {
  @Injected var list: PlotListModel
  @LazyInjected var watering: WateringModel
  @OptionalInjected var banner: Banner?

  func open(_ plot: Plot) {
    let detail = Resolver.resolve(PlotDetailModel.self, args: plot)
    detail.show()
    banner?.hide()
  }

  func openMarket() { MarketScreen().show() }
}

protocol Banner { func hide() }
