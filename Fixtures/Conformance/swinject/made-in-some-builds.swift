// What an object asks while it is made it asks in the builds that make it: where all of them stand under an `#if`, so does what it asks. One that some
// code makes in every build, or that a function answers by its type, asks in every build.
import Swinject

protocol Tide {}
struct HarbourTide: Tide {}
protocol Beacon {}
struct LampBeacon: Beacon {}
protocol Buoy {}
struct RedBuoy: Buoy {}

enum Harbour { static let container = Container() }

@propertyWrapper struct Berthed<Thing> {
  let wrappedValue: Thing
  init() { wrappedValue = Harbour.container.resolve(Thing.self)! }
}

final class Pilot {
  let tide: Tide
  init() { tide = Harbour.container.resolve(Tide.self)! }
}
final class Mate { let tide: Tide = Harbour.container.resolve(Tide.self)! }
struct Deckhand { @Berthed var tide: Tide }
final class Lookout {
  static let shared = Lookout()
  lazy var tide: Tide = Harbour.container.resolve(Tide.self)!
}

final class Keeper {
  let beacon: Beacon
  init() { beacon = Harbour.container.resolve(Beacon.self)! }  // expect: missing-provider
}
final class Warden { let buoy: Buoy = Harbour.container.resolve(Buoy.self)! }  // expect: missing-provider
func hired() -> Warden { .init() }

@main struct HarbourApp {
  static func main() {
    #if !SKETCH
      Harbour.container.register(Tide.self) { _ in HarbourTide() }
      Harbour.container.register(Beacon.self) { _ in LampBeacon() }
      Harbour.container.register(Buoy.self) { _ in RedBuoy() }
      print(Pilot(), Mate(), Deckhand(), Lookout.shared.tide, Keeper(), Warden())
    #endif
    print(Keeper(), hired())
  }
}
