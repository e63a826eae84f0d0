// Two functions of which a run calls one or the other are no duplicates, whatever else bears the name of one of them: a requirement that a protocol of
// the program demands, a function of another type, or one that is spoken of without a call.
import Swinject

protocol Signal {}
struct RadioSignal: Signal {}
struct SilentSignal: Signal {}
protocol Mast {}
struct SteelMast: Mast {}
struct PaperMast: Mast {}

protocol Starting { func start() }
final class Station: Starting {
  static let shared = Station()
  let container = Container()
  func start() { container.register(Signal.self) { _ in RadioSignal() } }
  func rehearse() { container.register(Signal.self) { _ in SilentSignal() } }
  func raise() { container.register(Mast.self) { _ in SteelMast() } }
  func fold() { container.register(Mast.self) { _ in PaperMast() } }  // expect: duplicate-provider (warning)
}
final class Clock {
  func start() {}
  func rehearse() {}
}
struct Tower {
  func wind(_ clock: Clock) {
    clock.start()
    let begin = clock.rehearse
    begin()
  }
}

@main struct StationApp {
  static func main() {
    Tower().wind(Clock())
    Station.shared.raise()
    Station.shared.fold()
    if CommandLine.argc > 1 {
      Station.shared.rehearse()
      return
    }
    #if SKETCH
      print("sketch")
    #else
      Station.shared.start()
    #endif
  }
}
