// Swift: what stands under a key or index is what was put there ("Collection Types"). Where it can only be one container that one is asked; where it may be
// one of several, it is enough that one of them has it; what was put there later counts.
// counts: needs=5 opaque=0
import Swinject
final class Tea {}
final class Milk {}
final class Salt {}
func kitchen() -> Container {
  let container = Container()
  container.register(Tea.self) { _ in Tea() }
  return container
}
func dairy() -> Container {
  let container = Container()
  container.register(Milk.self) { _ in Milk() }
  return container
}
func start(_ which: String) {
  let all = ["kitchen": kitchen(), "dairy": dairy()]
  _ = all["kitchen"]!.resolve(Milk.self)!  // expect: missing-provider
  _ = all[which]!.resolve(Milk.self)!
  _ = all[which]!.resolve(Salt.self)!  // expect: missing-provider
  let list = [kitchen(), dairy()]
  _ = list[1].resolve(Milk.self)!
  var later = ["kitchen": kitchen()]
  later["kitchen"] = dairy()
  _ = later["kitchen"]!.resolve(Milk.self)!
}
