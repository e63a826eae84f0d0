import DITranquillity
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let container = DIContainer()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    container.append(part: ScreensPart.self)
    #if DEBUG
    if !container.makeGraph().checkIsValid(checkGraphCycles: true) {
      fatalError("the graph is not valid")
    }
    #endif

    let named: UIStoryboard = container.resolve(name: "Order")
    let made = DIStoryboard.create(name: "Settings", bundle: nil, container: container)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = named.instantiateInitialViewController() ?? made.instantiateInitialViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
