// An assembly that only a preview loads is there in the process that shows the preview, and the app lacks nothing by it; one that not even a preview
// loads is forgotten.
import SwiftUI
import Swinject

struct Lamp {}
struct Sketch {}
struct Shade {}
struct Dust {}

final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class SketchAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class PaperAssembly: Assembly {
  func assemble(container: Container) { container.register(Sketch.self) { _ in Sketch() } }
}
final class ShadeAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) { container.register(Shade.self) { _ in Shade() } }
}
final class DustAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Dust.self) { _ in Dust() } }
}

/// A preview says `shade`, and means a local value: this nobody reads, and it is no preview's.
enum Attic {
  static let shade = Assembler([ShadeAssembly()]).resolver.resolve(Lamp.self)!
}
enum Studio {
  static func resolver() -> Resolver { Assembler([SketchAssembly()]).resolver }
}

@main struct LampApp: App {
  let assembler = Assembler([LampAssembly()])
  var body: some Scene { WindowGroup { LampView(lamp: assembler.resolver.resolve(Lamp.self)!) } }
}
struct LampView: View {
  let lamp: Lamp
  var body: some View { Text("lamp") }
}
#Preview { LampView(lamp: Studio.resolver().resolve(Lamp.self)!) }
#Preview("shade") {
  let shade = Lamp()
  LampView(lamp: shade)
}
#Preview("paper") {
  let assembler = Assembler([PaperAssembly()])
  LampView(lamp: assembler.resolver.resolve(Lamp.self)!)
}
