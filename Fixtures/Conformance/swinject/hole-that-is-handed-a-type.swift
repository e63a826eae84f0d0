// An assembly of a library that is handed a type of the app, or a closure, can name what the app declares: nothing is missing for sure.
import RemoteKit
import Swinject

final class Own {}
final class Other {}
let typed = Assembler([RemoteAssembly(makes: Own.self)])
let generic = Assembler([RemoteAssembly<Own>()])
let called = Assembler([RemoteAssembly { container in print(container) }])
let plain = Assembler([RemoteAssembly(name: "a")])
func start() {
  _ = typed.resolver.resolve(Own.self)!  // expect: missing-provider (note)
  _ = generic.resolver.resolve(Own.self)!
  _ = called.resolver.resolve(Own.self)!
  _ = plain.resolver.resolve(Other.self)!  // expect: missing-provider
}
