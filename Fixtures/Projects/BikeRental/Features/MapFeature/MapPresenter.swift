import Analytics
import LocationKit

@MainActor
protocol MapView: AnyObject {
  func show(_ stations: [Station])
}

@MainActor
final class MapPresenter {
  weak var view: MapViewController?

  private let stations: StationRepository
  private let location: LocationProviding
  private let analytics: Analytics

  init(stations: StationRepository, location: LocationProviding, analytics: Analytics) {
    self.stations = stations
    self.location = location
    self.analytics = analytics
  }

  func appeared() {
    analytics.log("map")
    guard let here = location.current else { return }
    Task {
      let found = (try? await stations.stations(near: here)) ?? []
      view?.show(found)
    }
  }
}
