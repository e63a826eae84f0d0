import Boats
import Cleanse
import Core
import Members
import News
import Outings
import UIKit

struct AppComponent: RootComponent {
  typealias Root = PropertyInjector<AppDelegate>

  static func configure(binder: ClubBinder) {
    binder.include(module: CoreModule.self)
    binder.include(module: FleetModule.self)
    binder.include(module: SignInViewController.Module.self)
    binder.include(module: NewsModule.self)
    binder.include(module: TabsModule.self)
    binder.install(dependency: BoatsComponent.self)
    binder.install(dependency: OutingsComponent.self)
    binder.bind(UIWindow.self).sharedInScope().to { (tabs: TabBar) in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      return window
    }
  }

  static func configureRoot(
    binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
  ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
    return bind.propertyInjector { injector in injector.to(injector: AppDelegate.inject) }
  }
}
