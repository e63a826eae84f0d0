// Swift: `fatalError` does not return (Never). Whoever returns what was found, and else ends the program, needs it; whoever goes on without it does not.
import Swinject
final class Tea {}
final class Milk {}
final class Salt {}
func start() { container.register(Tea.self) { _ in Tea() } }
let container = Container()
func milk() -> Milk {
  if let milk = container.resolve(Milk.self) { return milk }  // expect: missing-provider
  fatalError("no milk")
}
func salt() -> Salt? {
  if let salt = container.resolve(Salt.self) { return salt }
  print("no salt")
  return nil
}
