// XcodeGen, Docs/ProjectSpec.md, "Target": `platform`, `supportedDestinations`. What `os(…)` says in all builds of an app is settled there: it is
// built for one system, or for some, and never for another.
import Swinject

protocol Tide {}
protocol Wave {}
protocol Wind {}
final class WristTide: Tide {}
final class DeskTide: Tide {}
final class PhoneTide: Tide {}
final class RealWave: Wave {}
final class RealWind: Wind {}

func fill(_ container: Container) {
  #if os(macOS)
    container.register(Tide.self) { _ in DeskTide() }
  #elseif os(watchOS)
    container.register(Tide.self) { _ in WristTide() }
  #else
    fillPhone(container)
  #endif
  #if !os(watchOS)
    container.register(Wave.self) { _ in RealWave() }
  #endif
  #if os(iOS) || os(tvOS)
    container.register(Wind.self) { _ in RealWind() }
  #endif
}

#if os(iOS) && !os(watchOS)
  func fillPhone(_ container: Container) { container.register(Tide.self) { _ in PhoneTide() } }
#endif
