// Documentation/Assembler.md: an assembly may come from another module. One that is assembled by hand, and is not in the sources, may
// register what its module declares; what this program declares it cannot know.
import Swinject
import Vendor

final class Label { init(printer: VendorPrinter) {} }
final class Parcel { init(tape: Tape) {} }
final class Tape {}

final class PackingAssembly: Assembly {
  func assemble(container: Container) {
    VendorAssembly(kind: .small).assemble(container: container)
    container.register(Label.self) { r in Label(printer: r.resolve(VendorPrinter.self)!) }  // expect: missing-provider (note)
    container.register(Parcel.self) { r in Parcel(tape: r.resolve(Tape.self)!) }  // expect: missing-provider
  }
}

let packing = Assembler([PackingAssembly()])
_ = packing.resolver.resolve(Label.self)!
_ = packing.resolver.resolve(Parcel.self)!
