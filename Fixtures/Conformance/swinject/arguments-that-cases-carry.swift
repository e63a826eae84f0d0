// ContainerSpec and Documentation/DIContainer: the exact types of arguments are part of the key. What a pattern binds has the
// type that the case declares (The Swift Programming Language, "Patterns").
import Swinject

struct Song {}
final class Player {}

enum Choice {
  case whole(song: Song)
  case part(title: String, Int)
  case none
}

final class Stage {
  let container: Container

  init(container: Container) { self.container = container }

  func play(_ choice: Choice) -> Player {
    switch choice {
    case .whole(let song): return container.resolve(Player.self, argument: song)!
    case .part(let title, let bar) where bar > 0: return container.resolve(Player.self, arguments: title, bar)!
    case let .part(title, bar): return container.resolve(Player.self, arguments: bar, title)!  // expect: missing-provider
    case .none: return container.resolve(Player.self)!  // expect: missing-provider
    }
  }

  func play(_ choice: Choice?, _ result: Result<Song, Error>, _ next: Song?) {
    if case .part(let title, _) = choice {
      _ = container.resolve(Player.self, argument: title)!  // expect: missing-provider
    }
    guard case .whole(song: let song)? = choice else { return }
    _ = container.resolve(Player.self, argument: song)!
    switch (result, next) {
    case (.success(let one), let other?): _ = container.resolve(Player.self, arguments: one, other)!
    case (.failure(let error), _): _ = container.resolve(Player.self, argument: error)!  // expect: missing-provider
    default: break
    }
  }
}

func start() -> Stage {
  let container = Container()
  container.register(Player.self) { (_: Resolver, song: Song) in Player() }
  container.register(Player.self) { (_: Resolver, song: Song, other: Song) in Player() }
  container.register(Player.self) { (_: Resolver, title: String, bar: Int) in Player() }
  return Stage(container: container)
}
