import Resolver
import UIKit

final class DimBulb: Bulb {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Resolver.register { DimBulb() as Bulb }
    return true
  }
}
