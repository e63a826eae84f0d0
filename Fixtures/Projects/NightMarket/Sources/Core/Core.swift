import FactoryKit

public protocol Log: AnyObject { func write(_ text: String) }

final class FileLog: Log {
  func write(_ text: String) {}
}

public final class Weather {
  @Injected(\.log) private var log

  init() {}
}

extension Container {
  public var log: Factory<Log> { self { FileLog() }.singleton }
  public var weather: Factory<Weather> { self { Weather() }.scope(.evening) }
}

extension Scope { public static let evening = Cached() }
