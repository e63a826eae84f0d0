// Assembler.swift, apply(assemblies:). What is found are assemblies of one type: others are not among it, and those from which others inherit are judged by these.
// counts: needs=0 includes=1 opaque=1
import Foundation
import Swinject

protocol Anchor {}
final class IronAnchor: Anchor {}

class FoundAssembly: NSObject, Assembly {
  func assemble(container: Container) {}
}
final class AnchorAssembly: FoundAssembly {
  override func assemble(container: Container) {
    container.register(Anchor.self) { _ in IronAnchor() }
  }
}
class OtherAssembly: Assembly {
  func assemble(container: Container) {}
}
final class StrayAssembly: OtherAssembly {  // expect: unloaded-module (note)
  override func assemble(container: Container) {
    container.register(Anchor.self) { _ in IronAnchor() }
  }
}

func find() -> [FoundAssembly] { Bundle.main.classes().compactMap { ($0 as? FoundAssembly.Type)?.init() } }

@main
struct Harbour {
  static func main() {
    let assembler = Assembler()
    assembler.apply(assemblies: find())
  }
}
