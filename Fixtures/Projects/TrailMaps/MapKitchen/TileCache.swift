import Foundation

public protocol TileStoring: AnyObject {
  func tile(at coordinate: TileCoordinate) -> Data?
  func keep(_ data: Data, at coordinate: TileCoordinate)
}

public struct TileCoordinate: Hashable {
  public var column: Int
  public var row: Int
  public var zoom: Int

  public init(column: Int, row: Int, zoom: Int) {
    self.column = column
    self.row = row
    self.zoom = zoom
  }
}

public final class TileCache: TileStoring {
  private var tiles: [TileCoordinate: Data] = [:]
  private let dependencies: TileCacheDependencyResolver

  // weaver: clock <- Clock

  // weaver: limit <= Int

  public init(injecting dependencies: TileCacheDependencyResolver) {
    self.dependencies = dependencies
  }

  public func tile(at coordinate: TileCoordinate) -> Data? { tiles[coordinate] }

  public func keep(_ data: Data, at coordinate: TileCoordinate) {
    if tiles.count >= dependencies.limit { tiles.removeAll() }
    tiles[coordinate] = data
  }
}
