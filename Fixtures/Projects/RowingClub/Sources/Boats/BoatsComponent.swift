import Cleanse
import UIKit

/// The boat house: what is shown of boats, whoever looks at it.
public struct BoatsComponent: Cleanse.Component {
  public typealias Root = UINavigationController

  public static func configure(binder: UnscopedBinder) {
    binder.include(module: TidesModule.self)
    binder.bind().to(factory: BoatsViewController.init)
    binder
      .bindFactory(BoatPage.self)
      .with(BoatPageSeed.self)
      .to { (seed: Assisted<Boat>, tides: TideTable) in
        BoatPage(boat: seed.get(), tides: tides)
      }
  }

  public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { (boats: BoatsViewController) in UINavigationController(rootViewController: boats) }
  }
}
