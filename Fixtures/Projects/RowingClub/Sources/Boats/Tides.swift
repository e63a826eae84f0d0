import Cleanse
import Core
import Foundation

public protocol TideTable { func height(at time: Date) async throws -> Double }

struct WaterTides: TideTable {
  let web: Web
  let address: TaggedProvider<WaterAddress>
  let preferences: Preferences

  func height(at time: Date) async throws -> Double {
    _ = try await web.fetch("tides", from: address.get())
    return preferences.usesFeet ? 3.3 : 1
  }
}

public struct TidesModule: Cleanse.Module {
  public static func configure(binder: UnscopedBinder) {
    binder.bind(TideTable.self).to(factory: WaterTides.init)
  }
}
