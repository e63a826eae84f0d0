// A view is made by whoever says its name, and by nobody else: what the initializer of one that only previews make registers is not there when the app
// runs, and no duplicate of what is. The same holds of one that nobody makes. What the app makes registers.
import Resolver
import SwiftUI

protocol Tide {}
struct HarbourTide: Tide {}
struct SketchedTide: Tide {}
protocol Ferry {}
struct SketchedFerry: Ferry {}
protocol Chart {}
struct PaperChart: Chart {}
struct DigitalChart: Chart {}

extension Resolver {
  static func registerHarbour() { register { HarbourTide() }.implements(Tide.self) }
  static func registerSketches() {
    register { SketchedTide() }.implements(Tide.self)
    register { SketchedFerry() }.implements(Ferry.self)
  }
}

struct Sketched<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) {
    self.content = content()
    Resolver.registerSketches()
  }
  var body: some View { content }
}
struct Forgotten: View {
  init() { Resolver.register { SketchedTide() }.implements(Tide.self) }
  var body: some View { Text("forgotten") }
}
struct ChartTable: View {
  init() {
    Resolver.register { PaperChart() }.implements(Chart.self)
    Resolver.register { DigitalChart() }.implements(Chart.self)  // expect: duplicate-provider (warning)
  }
  var body: some View { Text("charts") }
}

struct Pier: View {
  @Injected var tide: Tide
  @Injected var ferry: Ferry  // expect: missing-provider
  @Injected var chart: Chart
  var body: some View { ChartTable() }
}
@main struct HarbourApp: App {
  init() { Resolver.registerHarbour() }
  var body: some Scene { WindowGroup { Pier() } }
}
#Preview { Sketched { Pier() } }
struct Pier_Previews: PreviewProvider {
  static var previews: some View { Sketched { Pier() } }
}
