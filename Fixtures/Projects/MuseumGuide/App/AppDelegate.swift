import DITranquillity
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let builder = DIContainerBuilder()
    builder.register(assembly: AppAssembly())
    guard let scope = try? builder.build() else { fatalError("The guide cannot be put together.") }

    let launch: LaunchSequence = *!scope
    launch.run()

    window = UIWindow(frame: UIScreen.main.bounds)
    let storyboard = DIStoryboard(name: "Main", bundle: nil, container: scope)
    window?.rootViewController = storyboard.instantiateInitialViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
