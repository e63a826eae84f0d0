import UIKit

protocol Tab {
  func makeScreen() -> UIViewController
}

final class MapTab: Tab {
  private let presenter: MapPresenter
  init(presenter: MapPresenter) { self.presenter = presenter }
  func makeScreen() -> UIViewController { return UIViewController() }
}

final class TourTab: Tab {
  private let tours: TourList
  init(tours: TourList) { self.tours = tours }
  func makeScreen() -> UIViewController { return UIViewController() }
}

final class TicketTab: Tab {
  private let shop: TicketShop
  init(shop: TicketShop) { self.shop = shop }
  func makeScreen() -> UIViewController { return UIViewController() }
}

final class SettingsTab: Tab {
  var badge: MemberBadge?
  private let settings: SettingsModel
  init(settings: SettingsModel) { self.settings = settings }
  func makeScreen() -> UIViewController { return UIViewController() }
}
