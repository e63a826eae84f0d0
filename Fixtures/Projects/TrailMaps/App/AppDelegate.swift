import Account
import MapKitchen
import Tracks
import UIKit

// weaver: import Account
// weaver: import MapKitchen
// weaver: import Tracks

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let dependencies = MainDependencyContainer.appDelegateDependencyResolver()

  @Weaver(.registration, builder: AppDelegate.makeSession)
  private var session: URLSession

  @Weaver(.registration, type: WallClock.self)
  private var clock: Clock

  @Weaver(.registration, type: Keychain.self, scope: .lazy)
  private var secrets: SecretKeeping

  @Weaver(.registration, type: AccountStore.self)
  private var account: AccountKeeping

  @WeaverP1(.registration, type: TileCache.self, scope: .lazy)
  private var makeTiles: (Int) -> TileStoring

  @Weaver(.registration, type: TileServer.self)
  private var server: TileFetching

  // weaver: journal = TrackJournal

  // weaver: mapScreen = MapScreen <- UIViewController
  // weaver: mapScreen.scope = .transient

  // weaver: glance = GlanceScreen <- UIViewController
  // weaver: glance.scope = .weak
  // weaver: glance.platforms = [.iOS]

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = dependencies.mapScreen(tiles: makeTiles(400))
    window?.makeKeyAndVisible()
    return true
  }

  static func makeSession(_: AppDelegateInputDependencyResolver) -> URLSession { .shared }
}
