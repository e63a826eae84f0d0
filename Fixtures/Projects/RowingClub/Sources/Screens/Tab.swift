import Cleanse
import UIKit

/// What the tab bar shows: every feature adds its own.
public struct Tab {
  public let title: String
  public let make: () -> UIViewController

  public init(title: String, make: @escaping () -> UIViewController) {
    self.title = title
    self.make = make
  }
}

extension Binder {
  /// One more tab.
  public func tab<Screen: UIViewController>(_ title: String, _ screen: Screen.Type) {
    bind(Tab.self).intoCollection().to { (screen: Provider<Screen>) in
      Tab(title: title) { screen.get() }
    }
  }
}
