// An assembly that no library can hold, since the file imports none, is generated into the app itself; and one of a library that is
// handed a type of the app can name it. Either may provide what the app declares: nothing is missing for sure.
import Foundation
import Swinject

final class Own {}
let generated = Assembler([GeneratedAssembly()])
func start() {
  _ = generated.resolver.resolve(Own.self)!  // expect: missing-provider (note)
}
