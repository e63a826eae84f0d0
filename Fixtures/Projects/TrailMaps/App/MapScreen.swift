import MapKitchen
import Tracks
import UIKit

final class MapScreen: UIViewController {
  private let dependencies: MapScreenDependencyResolver

  // weaver: tiles <= TileStoring

  // weaver: server <- TileFetching

  // weaver: elevation = ElevationGrid <- ElevationReading
  // weaver: elevation.scope = .lazy

  // weaver: recorder = TrackRecorder <- TrackRecording
  // weaver: recorder.scope = .lazy

  // weaver: settings = SettingsScreen <- UIViewController
  // weaver: settings.scope = .transient

  required init(injecting dependencies: MapScreenDependencyResolver) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("screens are made by their containers") }

  func show(_ coordinate: TileCoordinate) async throws {
    guard dependencies.tiles.tile(at: coordinate) == nil else { return }
    dependencies.tiles.keep(try await dependencies.server.fetch(coordinate), at: coordinate)
    dependencies.recorder.pass(coordinate)
  }
}
