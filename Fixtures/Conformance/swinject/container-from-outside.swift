// Docs/Decisions.md, "What stands outside the sources is followed where it can only be one thing, else counted".
// counts: needs>=3
// A container that a module from outside offers: what is asked of it is counted, and never missing for certain.
import Kit
import Swinject
final class Screen {}
func start(_ name: String) {
  _ = Kit.container.resolve(Screen.self)!
  _ = KitAssembler.shared.resolver.resolve(Screen.self)!
  KitAssembler.shared.container.register(Screen.self) { _ in Screen() }
  let own = Container()
  own.register(Screen.self, name: "a") { _ in Screen() }
  _ = own.resolve(Screen.self, name: name)!
}
