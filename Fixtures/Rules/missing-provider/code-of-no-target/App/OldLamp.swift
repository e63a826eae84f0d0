import DITranquillity

/// The Xcode project does not compile this file, so what is wrong in it goes wrong nowhere.
final class OldLamp {
  init(wick: Wick) {}
}

final class Wick {}

func light() -> OldLamp {
  let container = DIContainer()
  container.register(OldLamp.init)
  return container.resolve()
}
