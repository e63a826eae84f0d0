// What an initializer registers is there where somebody makes an object of its type: not of one that nobody names, or that only previews do. Nobody
// makes what is `ObservableObject`, a `View` or `Equatable` for that alone.
import Swinject
import SwiftUI

protocol Kiln {}
struct GasKiln: Kiln {}
struct PaperKiln: Kiln {}
protocol Glaze {}
struct PaperGlaze: Glaze {}

enum Pottery { static let container = Container() }

final class KilnSketch: ObservableObject {
  init() { Pottery.container.register(Kiln.self) { _ in PaperKiln() } }
}
struct GlazeSketch: Equatable {
  init() { Pottery.container.register(Glaze.self) { _ in PaperGlaze() } }
}
struct Sketchbook: View {
  @StateObject var kiln = KilnSketch()
  let glaze = GlazeSketch()
  var body: some View { Workshop() }
}
final class Clerk: ObservableObject {
  init() {
    Pottery.container.register(Kiln.self) { _ in GasKiln() }
  }
}
struct Workshop: View {
  @StateObject var clerk = Clerk()
  var body: some View {
    let kiln = Pottery.container.resolve(Kiln.self)!
    let glaze = Pottery.container.resolve(Glaze.self)!  // expect: missing-provider
    return Text("\(kiln) \(glaze)")
  }
}
@main struct PotteryApp: App {
  var body: some Scene { WindowGroup { Workshop() } }
}
#Preview { Sketchbook() }
