import DITranquillity
import MapFeature
import ProfileFeature
import RideFeature
import SupportFeature
import SwiftLazy
import UIKit
import WalletFeature

/// The five tabs. Support is made when somebody gets lost.
@MainActor
final class TabBar {
  let controller = UITabBarController()

  private let map: MapRouter
  private let ride: RideRouter
  private let support: Lazy<SupportViewController>

  init(
    map: MapRouter, ride: RideRouter, wallet: WalletViewController, profile: ProfileViewController,
    support: Lazy<SupportViewController>
  ) {
    self.map = map
    self.ride = ride
    self.support = support
    controller.viewControllers = [map.root, ride.makeScan(), wallet, profile]
  }

  func help() {
    controller.present(support.value, animated: true)
  }
}
