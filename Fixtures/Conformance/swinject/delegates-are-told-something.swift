// What a protocol of a library calls is not known. One for delegates tells them something, and has an extension of its own here: a function
// that takes nothing and stands in another one is none of what it calls, so that nobody calls it any more.
// counts: needs=2 opaque=0
import FirebaseMessaging
import Swinject
import UIKit

protocol Tiding {}
final class Tide: Tiding {}
protocol Token {}
final class FreshToken: Token {}

enum Depot {
  static let box = Container()
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    true
  }
}

extension AppDelegate: MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {
    Depot.box.register(Token.self) { _ in FreshToken() }
  }
}

extension AppDelegate {
  func registerDependencies() {
    Depot.box.register(Tiding.self) { _ in Tide() }
  }
}

final class Deck: UIViewController {
  let tide = Depot.box.resolve(Tiding.self)!  // expect: missing-provider
  let token = Depot.box.resolve(Token.self)!
}
