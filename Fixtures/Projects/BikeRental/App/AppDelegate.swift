import DITranquillity
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let container = DIContainer()
  private lazy var coordinator: AppCoordinator = container.resolve()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    container.append(framework: AppFramework.self)
    #if DEBUG
    if !container.makeGraph().checkIsValid(checkGraphCycles: true) {
      assertionFailure("The dependency graph is not valid; see the log.")
    }
    #endif
    container.initializeSingletonObjects()

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator.start()
    window?.makeKeyAndVisible()
    return true
  }
}
