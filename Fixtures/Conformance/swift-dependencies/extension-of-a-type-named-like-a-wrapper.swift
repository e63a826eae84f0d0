// counts: needs=3
// What stands around a type is not seen in its extension (Swift, "Nested Types"): in `extension Ledger.Dependency` the attribute
// `@Dependency` is the library's wrapper, wherever a type of that name is nested, and what it reads is needed (README, "Using your
// dependencies").

import Dependencies
import LedgerKit

struct Tide { var height: () -> Int }
extension Tide: TestDependencyKey { static let testValue = Tide { 0 } }

struct Moon: DependencyKey {
  static let liveValue = Moon()
  var phase = 0
}

extension DependencyValues {
  var tide: Tide { get { self[Tide.self] } set { self[Tide.self] = newValue } }
  var moon: Moon { get { self[Moon.self] } set { self[Moon.self] = newValue } }
}

// Of a library's type.
extension Ledger.Dependency {
  func look() -> Int {
    @Dependency(\.tide) var tide  // expect: missing-provider
    @Dependency(\.moon) var moon
    return tide.height() + moon.phase
  }
}

// Of one of the program's own.
enum Harbour { struct Dependency {} }

extension Harbour.Dependency {
  func look() -> Int {
    @Dependency(\.moon) var moon
    return moon.phase
  }
}

func look(_ book: Ledger.Dependency) { print(book.look()) }

@main struct App {
  static func main() {
    print(Harbour.Dependency().look())
    look(Ledger.shared.book)
  }
}
