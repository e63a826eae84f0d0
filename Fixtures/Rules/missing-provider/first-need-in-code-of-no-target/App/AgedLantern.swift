import DITranquillity

/// The Xcode project does not compile this file. What it lacks goes wrong nowhere, but for what others lack, too.
final class AgedLantern {
  init(cord: Cord, wick: Wick) {}
}

final class Wick {}

func hang(_ container: DIContainer) {
  container.register(AgedLantern.init)
}
