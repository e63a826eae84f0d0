// Observed with 6.0.0. A composite that takes many of its own protocol: the one that is being made is skipped. Upstream
// calls it invalid under the default lifetime though it works; no ring is made.
import DITranquillity

protocol Reporter {}
final class FileReporter: Reporter {}
final class ConsoleReporter: Reporter {}

final class EveryReporter: Reporter {
  let all: [Reporter]
  init(all: [Reporter]) {
    self.all = all
  }
}

func start() {
  let container = DIContainer()
  container.register(FileReporter.init).as(Reporter.self)
  container.register(ConsoleReporter.init).as(Reporter.self)
  container.register { EveryReporter(all: many($0)) }
    .as(Reporter.self)
    .default()

  let reporter: Reporter = container.resolve()
  _ = reporter
}
