// Assembler.swift, apply(assemblies:). What the runtime finds is not to be read: whatever is an assembly may be among it, so none is called forgotten.
// counts: needs=1 includes=1 opaque=1
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

func everyAssembly() -> [Assembly] {
  var classes = [AnyClass](repeating: NSObject.self, count: 1000)
  classes.withUnsafeMutableBufferPointer { room in
    objc_getClassList(AutoreleasingUnsafeMutablePointer<AnyClass>(room.baseAddress), 1000)
  }
  return classes.compactMap { ($0 as? (NSObject & Assembly).Type)?.init() }
}

@main
struct Harbour {
  static func main() {
    let assembler = Assembler()
    assembler.apply(assemblies: everyAssembly())
    print(assembler.resolver.resolve(Anchor.self)!)  // expect: missing-provider (note)
  }
}
