import Analytics
import UIKit

@MainActor
final class AppCoordinator {
  private let tabs: TabBar
  private let links: DeepLinks
  private let analytics: Analytics

  init(tabs: TabBar, links: DeepLinks, analytics: Analytics) {
    self.tabs = tabs
    self.links = links
    self.analytics = analytics
  }

  func start() -> UIViewController {
    analytics.log("start")
    return tabs.controller
  }

  func open(_ tab: Int) {
    tabs.controller.selectedIndex = tab
  }

  func handle(_ link: String) {
    links.open(link)
  }
}
