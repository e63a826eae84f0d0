import Foundation
import Resolver

public protocol Clock { func now() -> Date }
public protocol Storage { func save(_ text: String) }
public protocol Notifier { func tell(_ text: String) }

extension Resolver.Name {
  public static let civil = Self("civil")
  public static let solar = Self("solar")
}

public struct CivilClock: Clock {
  public init() {}
  public func now() -> Date { Date() }
}

public struct SolarClock: Clock {
  public init() {}
  public func now() -> Date { Date() }
}

public final class Session {
  private let storage: Storage

  public init(storage: Storage) { self.storage = storage }

  public func start() { storage.save("started") }
}

final class Disk: Storage {
  func save(_ text: String) {}
}

final class Memory: Storage {
  func save(_ text: String) {}
}

extension Resolver {
  public static func registerCore() {
    register(name: .civil) { CivilClock() as Clock }
    register(name: .solar) { SolarClock() as Clock }
    register { Session(storage: resolve()) }.scope(.application)
    #if DEBUG
      register { Memory() as Storage }.scope(.cached)
    #else
      register { Disk() as Storage }.scope(.cached)
    #endif
  }
}
