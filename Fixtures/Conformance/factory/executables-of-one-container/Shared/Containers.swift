// A factory is there wherever its container is: only what `register` adds to a promise is an executable's own.
// FactoryCoreTests, testPromisedRegistration and testStrictPromise; a key path names a container by its root, or not at all.
import FactoryKit

protocol Journal {}
final class PaperJournal: Journal {}
protocol Clock {}
final class WallClock: Clock {}
protocol News {}

final class Tools: SharedContainer {
  static let shared = Tools()
  let manager = ContainerManager()
}

extension Tools {
  var journal: Factory<Journal> { self { PaperJournal() } }
}

extension Container {
  var clock: Factory<Clock> { self { WallClock() } }
  var news: Factory<News?> { promised() }
}
