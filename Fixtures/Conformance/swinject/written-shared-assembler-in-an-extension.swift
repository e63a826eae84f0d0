// How apps write it: a static of the framework's own type, with lists from a function.
import Swinject
struct S {}
struct T {}
extension Assembler {
  static let sharedAssembler: Assembler = {
    let container = Container()
    let assembler = Assembler(Self.all(), container: container)
    return assembler
  }()
  static func all() -> [Assembly] {
    var list: [Assembly] = [SA()]
    list.append(TA())
    return list
  }
}
final class SA: Assembly { func assemble(container: Container) { container.register(S.self) { _ in S() } } }
final class TA: Assembly { func assemble(container: Container) { container.register(T.self) { _ in T() } } }
final class X {
  let s = Assembler.sharedAssembler.resolver.resolve(S.self)!
  let t = Assembler.sharedAssembler.resolver.resolve(T.self)!
  let i = Assembler.sharedAssembler.resolver.resolve(Int.self)!  // expect: missing-provider
}
