import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  @Injected private var archive: PlateArchive
  var router: MainRouter?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    archive.open()
    router = MainRouter(resolver: Observatory.resolver)
    router?.showSky()
    return true
  }
}
