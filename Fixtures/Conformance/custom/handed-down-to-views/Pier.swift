// An object that is handed down to views and read by its type is that container.
// counts: registrations=1 needs=3 opaque=0
import SwiftUI

final class Lantern {}
final class Buoy {}

@Observable final class Shed {
  private var things: [String: Any] = [:]
  func put<T>(_ type: T.Type, thing: T) { things["\(type)"] = thing }
  func take<T>(_ type: T.Type) -> T? { things["\(type)"] as? T }
}

struct Deck: View {
  @Environment(Shed.self) private var shed
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    print(shed.take(Lantern.self)!)
    return Text("\(shed.take(Buoy.self)!)")  // expect: missing-provider
  }
}

struct Cabin: View {
  @Environment(Shed.self) private var shed: Shed?
  var body: some View { Text("\(shed!.take(Lantern.self)!)") }
}

@main struct Pier: App {
  let shed: Shed
  init() {
    shed = Shed()
    shed.put(Lantern.self, thing: Lantern())
  }
  var body: some Scene {
    WindowGroup {
      Deck().environment(shed)
      Cabin().environment(shed)
    }
  }
}
