import Dip
import DipUI
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let container = DependencyContainer { container in
    container.register(.singleton) { LocalFeed() as Feed }
    container.register(storyboardType: FeedController.self, tag: "feed")
      .resolvingProperties { container, controller in controller.feed = try container.resolve() as Feed }
    container.register(storyboardType: AdController.self, tag: "ads")
      .resolvingProperties { container, controller in
        controller.ads = try container.resolve() as Ads  // expect: missing-provider
      }
    container.register { ArchiveController() }
      .resolvingProperties { container, controller in controller.feed = try container.resolve() as Feed }
    container.register(storyboardType: PlainController.self)
      .resolvingProperties { container, controller in controller.feed = try container.resolve() as Feed }
    container.register(tag: "screen") { ProtocolController() as Screen }
      .resolvingProperties { container, screen in screen.feed = try container.resolve() as Feed }
    container.register(storyboardType: LateController.self)
    DependencyContainer.uiContainers = [container]
  }

  func show(_ late: LateController) throws { try container.resolveDependencies(of: late) }
}
