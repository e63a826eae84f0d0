// What a run of one build registers on one way it registers once, however many helpers hand the container on: a lamp is registered by
// `trialLamp` or by `realLamp`, in a debugging build by how it is started, in others by `real` alone (Swift: `return` leaves the function). What
// stands on one way twice, or behind one that did not leave, is told (Container.swift of Swinject 2.10: `register` replaces what has the key).
// counts: opaque=0 needs=4
import Swinject

final class Lamp {}
final class Fan {}
final class Door {}
final class Bell {}

enum Start { static var isTrial: Bool { CommandLine.arguments.contains("-trial") } }

enum Store {
  static let box = Container()

  static func put<T>(_ type: T.Type, _ make: @escaping () -> T) { put(type, into: box, make) }

  private static func put<T>(_ type: T.Type, into container: Container, _ make: @escaping () -> T) {
    container.register(T.self) { _ in make() }
  }
}

func lamps() {
  #if DEBUG
    if Start.isTrial {
      trialLamp()
      return
    }
  #endif
  realLamp()
}
func trialLamp() { Store.put(Lamp.self) { Lamp() } }
func realLamp() { Store.put(Lamp.self) { Lamp() } }

func fans() {
  #if DEBUG
    if Start.isTrial { trialFan() } else { realFan() }
  #endif
}
func trialFan() { Store.put(Fan.self) { Fan() } }
func realFan() { Store.put(Fan.self) { Fan() } }

func doors() {
  #if DEBUG
    if Start.isTrial { trialDoor() }
  #endif
  realDoor()
}
func trialDoor() { Store.put(Door.self) { Door() } }
func realDoor() { Store.put(Door.self) { Door() } }  // expect: duplicate-provider (warning)

func bells() {
  #if DEBUG
    if Start.isTrial {
      trialBell()
      realBell()
    }
  #else
    trialBell()
  #endif
}
func trialBell() { Store.put(Bell.self) { Bell() } }
func realBell() { Store.put(Bell.self) { Bell() } }  // expect: duplicate-provider (warning)

@main struct House {
  static func main() {
    lamps()
    fans()
    doors()
    bells()
    print(Store.box.resolve(Lamp.self)!, Store.box.resolve(Fan.self) as Any)
    print(Store.box.resolve(Door.self)!, Store.box.resolve(Bell.self) as Any)
  }
}
