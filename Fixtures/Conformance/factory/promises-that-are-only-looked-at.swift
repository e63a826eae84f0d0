// `Containers.swift`, `promised`: asking stops a debug build before there is an answer (`resetAndTriggerFatalError`), whatever becomes of that. What
// makes nil is asked in peace.
// counts: needs>=6 opaque=0
import FactoryKit

final class Bell {}
final class Horn {}
final class Drum {}
final class Gong {}

extension Container {
  var bell: Factory<Bell?> { promised() }
  var horn: Factory<Horn?> { promised() }
  var drum: Factory<Drum?> { promised() }
  var gong: Factory<Gong?> { self { nil } }
  var fife: ParameterFactory<Int, Horn?> { promised() }
}

func play() {
  if let bell = Container.shared.bell() { print(bell) }  // expect: missing-provider
  guard let horn = Container.shared.horn.resolve() else { return }  // expect: missing-provider
  print(horn, Container.shared.drum() ?? Drum())  // expect: missing-provider
  if let gong = Container.shared.gong() { print(gong) }
  print(Container.shared.gong() ?? Gong())
  if let fife = Container.shared.fife(3) { print(fife) }  // expect: missing-provider
}

play()
