// counts: registrations>=1
// A family of helpers that others may call, of which the program calls one: that nobody loads the assembly of another one is no mistake. Of a
// helper that is the program's alone it is a note.
import Swinject

extension Assembler {
  public func with<A>(_ a: A) -> Assembler { Assembler([OneGiven(a)], parent: self) }
  public func with<A, B>(_ a: A, _ b: B) -> Assembler { Assembler([TwoGiven(a, b)], parent: self) }
}
private func hidden<A>(_ a: A) -> Assembler { Assembler([HiddenGiven(a)]) }

private final class OneGiven<A>: Assembly {
  let a: A
  init(_ a: A) { self.a = a }
  func assemble(container: Container) {
    let a = self.a
    container.register(A.self) { _ in a }
  }
}
private final class TwoGiven<A, B>: Assembly {
  let a: A
  init(_ a: A, _ b: B) { self.a = a }
  func assemble(container: Container) {
    let a = self.a
    container.register(A.self) { _ in a }
  }
}
private final class HiddenGiven<A>: Assembly {  // expect: unloaded-module (note)
  let a: A
  init(_ a: A) { self.a = a }
  func assemble(container: Container) {
    let a = self.a
    container.register(A.self) { _ in a }
  }
}
private final class ForgottenGiven<A>: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(A.self) { _ in fatalError() } }
}
final class Tea {}
_ = Assembler([]).with(Tea()).resolver.resolve(Tea.self)!
