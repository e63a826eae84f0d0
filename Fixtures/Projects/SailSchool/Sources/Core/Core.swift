import Dip

public protocol Log: AnyObject { func write(_ text: String) }
public protocol Weather: AnyObject { func wind() -> Int }

public struct Pupil {
  public let name: String
  public init(name: String) { self.name = name }
}

public enum Place: String, DependencyTagConvertible { case sea, lake }

final class FileLog: Log {
  func write(_ text: String) {}
}

final class Station: Weather {
  private let place: String

  init(place: String) { self.place = place }

  func wind() -> Int { 0 }
}

public func configureCore(_ container: DependencyContainer) {
  container.register(.eagerSingleton) { FileLog() as Log }
  container.register(.singleton, tag: Place.sea) { Station(place: "sea") as Weather }
  container.register(.singleton, tag: Place.lake) { Station(place: "lake") as Weather }
}
