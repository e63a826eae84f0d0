// Docs, "Previews": `register` in a preview, or in a helper that previews call, replaces a factory in the process that shows the preview, and in a
// test in that of the test. In the app its own factories answer, here in a ring; and what the app itself registers takes their place.
// counts: needs>=7 opaque=0
import FactoryKit
import SwiftUI

protocol Bird {}
protocol Nest {}
final class Owl: Bird { init(nest: Nest) {} }
final class Hole: Nest { init(bird: Bird) {} }
final class Paper: Bird {}

protocol Fish {}
protocol Pond {}
final class Carp: Fish { init(pond: Pond) {} }
final class Lake: Pond { init(fish: Fish) {} }
final class Foil: Fish {}

extension Container {
  var bird: Factory<Bird> { self { Owl(nest: self.nest()) } }  // expect: dependency-cycle
  var nest: Factory<Nest> { self { Hole(bird: self.bird()) } }
  var fish: Factory<Fish> { self { Carp(pond: self.pond()) } }
  var pond: Factory<Pond> { self { Lake(fish: self.fish()) } }
  /// In the app nobody keeps this promise.
  var tree: Factory<String?> { promised() }
}

enum Drawings {
  static func hang() { Container.shared.bird.register { Paper() } }
}
extension View {
  func inForest() -> some View {
    Drawings.hang()
    Container.shared.tree.register { "oak" }
    return self
  }
}
func release() { Container.shared.fish.register { Foil() } }

struct BirdView: View {
  @Injected(\.bird) var bird
  @Injected(\.fish) var fish
  @Injected(\.tree) var tree  // expect: missing-provider
  var body: some View { Text("bird") }
}
struct BirdView_Previews: PreviewProvider {
  static var previews: some View {
    let _ = Drawings.hang()
    BirdView().inForest()
  }
}
#Preview { BirdView().inForest() }

@main struct BirdApp: App {
  init() { release() }
  var body: some Scene { WindowGroup { BirdView() } }
}
