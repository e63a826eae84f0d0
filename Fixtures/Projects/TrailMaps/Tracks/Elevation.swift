import Foundation
import MapKitchen

public protocol ElevationReading {
  func elevation(at coordinate: TileCoordinate) -> Double?
}

public final class ElevationGrid: ElevationReading {
  private let dependencies: ElevationGridDependencyResolver

  // weaver: tiles <- TileStoring

  public init(injecting dependencies: ElevationGridDependencyResolver) {
    self.dependencies = dependencies
  }

  public func elevation(at coordinate: TileCoordinate) -> Double? {
    dependencies.tiles.tile(at: coordinate).map { Double($0.first ?? 0) }
  }
}
