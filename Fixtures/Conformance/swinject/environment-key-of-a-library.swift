// SwiftUI, `View.environment(_:_:)`: what a view finds under a key is what a view above it put there. A library adds the key `resolver`, so that nobody
// here says of which type its value is, but for who puts something there; under `pilot` the program puts things of two types.
// counts: needs=3 opaque=1
import HarbourUI
import Swinject
import SwiftUI

struct Tide {}
struct Moon {}
struct Buoy {}
struct Chart {
  func resolve(_ type: Buoy.Type) -> Buoy? { nil }
}

final class SeaAssembly: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}

@main struct SeaApp: App {
  private let assembler = Assembler([SeaAssembly()])
  private let chart = Chart()
  var body: some Scene {
    WindowGroup {
      SeaView()
        .environment(\.resolver, assembler.resolver)
        .environment(\.pilot, assembler.resolver)
      BuoyView().environment(\.pilot, chart)
    }
  }
}

struct SeaView: View {
  @Environment(\.resolver) private var resolver
  var body: some View {
    let tide = resolver!.resolve(Tide.self)!
    let moon = resolver!.resolve(Moon.self)!  // expect: missing-provider
    // What is handed on is the same.
    return Text("\(tide) \(moon)").environment(\.resolver, resolver)
  }
}

struct BuoyView: View {
  @Environment(\.pilot) private var pilot
  var body: some View { Text("\(pilot.resolve(Buoy.self)!)") }
}
