// Source: DIModule.swift and DIRegistrationBuilder.swift of 1.3.1: a module has `load(builder:)` itself, which in 2.x only a component has, and `asType` is a word of 0.9 and 1.x.
// A builder that is handed modules needs no assembly.
// counts: needs=4 registrations=3 opaque=0
import DITranquillity

final class Pen {}
protocol Paper {}
final class Sheet: Paper {}
final class Desk { init(pen: Pen, paper: Paper) {} }
final class PenModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Pen() } }
}
final class DeskModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(module: PenModule())
    builder.register { Sheet() }.asType(Paper.self)
    builder.register { Desk(pen: *!$0, paper: *!$0) }
  }
}
func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: DeskModule())
  let scope = try builder.build()
  let desk: Desk = *!scope
  let sheet: Sheet = *!scope  // expect: missing-provider
  _ = (desk, sheet)
}
