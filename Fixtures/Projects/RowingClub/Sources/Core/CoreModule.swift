import Cleanse
import Foundation

public typealias ClubBinder = Binder<Singleton>

public struct CoreModule: Cleanse.Module {
  public static func configure(binder: ClubBinder) {
    binder.include(module: AddressesModule.self)
    binder.bind(URLSession.self).to { URLSession.shared }
    binder.bind(Log.self).to(factory: ConsoleLog.init)
    binder.bind(Web.self).sharedInScope().to(factory: SessionWeb.init)
    binder.bind().sharedInScope().to(factory: Notebook.init)
    binder.bind().to { (defaults: Provider<UserDefaults>) in Preferences(defaults: defaults) }
    binder.bind(UserDefaults.self).to(value: .standard)
  }
}
