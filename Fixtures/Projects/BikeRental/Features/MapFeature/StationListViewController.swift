import LocationKit
import Screens
import UIKit

final class StationListViewController: LinesViewController {
  var stations: StationRepository!
  var location: LocationProviding?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let here = location?.current else { return show(["Where are you?"]) }
    Task {
      let found = (try? await stations.stations(near: here)) ?? []
      show(found.map(\.name))
    }
  }
}
