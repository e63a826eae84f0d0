import DIKit
import DITranquillity
import Foundation

public final class LocationFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register(DeviceLocation.init)
      .as(LocationProviding.self)
      .lifetime(.perRun(.strong))

    #if DEBUG
    if CommandLine.arguments.contains("--fixed-location") {
      container.register(FixedLocation.init)
        .as(LocationProviding.self)
        .test()
    }
    #endif

    registerAreas(in: container)
    container.service(Geofencing.self) { GeofenceMonitor(location: $0, areas: many($1)) }
  }

  private static func registerAreas(in box: DIContainer) {
    box.register(InnerCity.init).as(ServiceArea.self)
    box.register(Harbour.init).as(ServiceArea.self)
  }
}
