import Swinject

public final class Till { public init() {} }

struct TillAssembly: Assembly {
  func assemble(container: Container) { container.register(Till.self) { _ in Till() } }
}

struct OldAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) {}
}

let assembler = Assembler([TillAssembly()])
