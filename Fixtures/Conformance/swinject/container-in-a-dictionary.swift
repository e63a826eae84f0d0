// Swift: a dictionary gives under a key what was put there ("Collection Types", Dictionaries).
// counts: needs=2
// A container in a dictionary, taken out by its key.
import Swinject
final class Tea {}
final class Milk {}
func start() {
  let container = Container()
  container.register(Tea.self) { _ in Tea() }
  let all = ["main": container]
  _ = all["main"]!.resolve(Tea.self)!
  _ = all["main"]!.resolve(Milk.self)!  // expect: missing-provider
}
