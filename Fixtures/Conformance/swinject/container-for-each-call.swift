// Swinject: `Container(parent:)` is another container each time that it runs (Container.swift), so that what one call registers in the one that it
// makes is never there beside what another call does. In one call it is, and the later one replaces the earlier.
// counts: registrations>=4 opaque=0
import Swinject

enum Way { case north, south }

struct Things {
  private var fillers: [(Container) -> Void] = []
  mutating func add<T>(_ thing: T) {
    fillers.append { container in container.register(T.self) { _ in thing } }
  }
  func put(into container: Container) { fillers.forEach { $0(container) } }
}

let shelf = Container()

func label(_ size: String) -> String {
  let child = Container(parent: shelf)
  child.register(String.self) { _ in size }
  return child.resolve(String.self)!
}

func labelTwice() -> Int {
  let child = Container(parent: shelf)
  child.register(Int.self) { _ in 1 }
  child.register(Int.self) { _ in 2 }  // expect: duplicate-provider (warning)
  return child.resolve(Int.self)!
}

/// What is put into things waits until a call makes a container for them.
func fetch<T>(_ type: T.Type, from things: Things) -> T {
  let child = Container(parent: shelf)
  things.put(into: child)
  return child.resolve(type)!
}
func choose<T>(_ thing: T) -> T {
  var things = Things()
  things.add(thing)
  return fetch(T.self, from: things)
}

func small() -> String { label("small") }
func big() -> String { label("big") }
func up() -> Way { choose(Way.north) }
func down() -> Way { choose(Way.south) }
print(small(), big(), labelTwice(), up(), down())
