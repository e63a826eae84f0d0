// Docs, "Contexts": what is made in tests, previews and under arguments stands beside the factory itself.
import FactoryKit

protocol Bird {}
final class Owl: Bird {}
final class Paper: Bird {}

extension Container {
  var bird: Factory<Bird> {
    self { Owl() }
      .onPreview { Paper() }
      .onTest { Paper() }
      .onArg("paper") { Paper() }
      .timeToLive(60)
      .decorator { _ in }
      .once()
  }
}

_ = Container.shared.bird()
