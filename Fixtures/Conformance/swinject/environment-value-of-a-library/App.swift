// Swift, "Access Control" and SE-0444: members that a library adds to a type of another one are seen in files that do not import it, as long as the target does.
// What such an environment value is asked for cannot be told from the sources, and is asked for all the same.
// counts: needs=2 registrations=1 opaque=2
import LarderUI
import Swinject

final class Tea {}
final class Cake {}

func start() -> Container {
  let container = Container()
  container.register(Tea.self) { _ in Tea() }
  return container
}
