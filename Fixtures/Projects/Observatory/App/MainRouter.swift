import Swinject
import UIKit

class Router {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
}

final class MainRouter: Router {
  private let window = UIWindow()

  func showSky() {
    window.rootViewController = resolver.get(SkyViewController.self)
  }

  func show(_ star: Star) {
    let screen = resolver.resolve(StarViewController.self, argument: star)!
    window.rootViewController?.present(screen, animated: true)
  }

  func showPlan() {
    let screen: PlanViewController = resolver.get()
    window.rootViewController?.present(screen, animated: true)
  }
}
