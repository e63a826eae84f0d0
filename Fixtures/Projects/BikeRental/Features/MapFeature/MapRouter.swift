import SwiftLazy
import UIKit

/// Leads through the map. The list is made each time it is opened.
@MainActor
public final class MapRouter {
  private let map: Lazy<MapViewController>
  private let list: Provider<StationListViewController>

  init(map: Lazy<MapViewController>, list: Provider<StationListViewController>) {
    self.map = map
    self.list = list
  }

  public var root: UIViewController { map.value }

  public func openList() {
    map.value.present(list.value, animated: true)
  }
}
