import Core
import Plots
import Resolver

public protocol Forecast { func rain() -> Bool }

struct Barometer: Forecast {
  @Injected(name: .solar) var clock: Clock

  func rain() -> Bool { false }
}

public final class WateringPlan: Resolving {
  private lazy var forecast: Forecast = resolver.resolve()
  private let store: PlotStore

  public init(store: PlotStore) { self.store = store }

  public func isNeeded() -> Bool { !forecast.rain() }
}

extension Resolver {
  public static func registerWatering() {
    single { Barometer() as Forecast }
    single { WateringPlan(store: resolve()) }
  }

  private static func single<T>(_ make: @escaping () -> T) { register(factory: make).scope(.application) }
}
