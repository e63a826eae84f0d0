// Swift, "Implicit Member Expression" and SE-0287: a member of whatever type is wanted answers that type. So `.testing` of a library's type, or a case of
// the program's own, is no function of `SeaParts` that answers a container, and what only that loads no program loads.
// counts: needs>=3 opaque=0
import SeaKit
import Swinject

final class Tide {}
final class Moon {}
final class Gull {}
final class Reef {}

struct SeaParts {
  var purpose: Purpose = .plain
  var mood = Mood.testing
  static func testing() -> Container {
    let container = Container()
    container.register(Moon.self) { _ in Moon() }
    _ = container.resolve(Reef.self)!
    return container
  }
  static func fresh() -> SeaParts {
    let parts = SeaParts()
    _ = parts.container().resolve(Gull.self)!  // expect: missing-provider
    return parts
  }
  func container() -> Container { .init() }
}
enum Mood { case testing, calm }

func ask(_ purpose: Purpose, _ mood: Mood, _ container: Container) {
  if purpose == .testing { return }
  switch mood {
  case .testing: break
  case .calm: hand(.testing)
  }
  _ = container.resolve(Tide.self)!
  _ = container.resolve(Moon.self)!  // expect: missing-provider
}
func hand(_ purpose: Purpose) {}

@main enum Start {
  static func main() {
    let container = Container()
    container.register(Tide.self) { _ in Tide() }
    ask(.testing, .calm, container)
    let parts: SeaParts = .fresh()
    print(parts)
  }
}
