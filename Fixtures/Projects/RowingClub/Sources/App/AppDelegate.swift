import Cleanse
import Core
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var log: Log!

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    try! ComponentFactory.of(AppComponent.self).build(()).injectProperties(into: self)
    window?.makeKeyAndVisible()
    return true
  }

  func inject(window: UIWindow, log: Log) {
    self.window = window
    self.log = log
  }
}
