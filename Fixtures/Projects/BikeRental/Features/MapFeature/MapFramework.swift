import Analytics
import DIKit
import DITranquillity
import LocationKit
import Networking
import Storage

public final class MapFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(NetworkingFramework.self)
    container.import(StorageFramework.self)
    container.import(LocationFramework.self)
    container.import(AnalyticsFramework.self)

    container.append(part: MapDataPart.self)
    container.append(part: MapScreensPart.self)
  }
}

final class MapDataPart: DIPart {
  static func load(container: DIContainer) {
    container.register(RemoteStationRepository.init) { by(tag: BackendAPI.self, on: $0) }
      .as(check: StationRepository.self) { $0 }
      .lifetime(.perContainer(.weak))
    container.register { TileLoader(client: by(tag: TileAPI.self, on: $0)) }
      .injection(\.cache)
      .lifetime(.perContainer(.weak))
  }
}

final class MapScreensPart: DIPart {
  static func load(container: DIContainer) {
    container.register(MapPresenter.init)
      .injection(cycle: true, \.view)
      .lifetime(.objectGraph)
    container.register(MapViewController.init(presenter:tiles:))
      .lifetime(.objectGraph)
    container.register { @MainActor in StationListViewController(nibName: nil, bundle: nil) }
      .injection { @MainActor in $0.stations = $1 }
      .injection { @MainActor in $0.location = $1 }
    container.register(MapRouter.init)
      .lifetime(.perContainer(.strong))
  }
}
