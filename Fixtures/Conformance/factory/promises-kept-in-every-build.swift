// `Registrations.swift`, `factoryForCurrentContext`: what stands for simulators and for devices stands for all there are, and `.onDebug` for
// debug builds, in which alone a promise stops anything (`Containers.swift`, `promised`).
import FactoryKit

final class Bell {}
final class Horn {}
final class Drum {}
final class Gong {}
final class Fife {}
final class Lute {}

extension Container {
  var bell: Factory<Bell?> { promised() }
  var horn: Factory<Horn?> { promised() }
  var drum: Factory<Drum?> { promised() }
  var gong: Factory<Gong?> { promised() }
  var fife: Factory<Fife?> { promised() }
  var lute: Factory<Lute?> { promised() }
  var harp: Factory<Bell> { self { Bell() }.onDebug { Bell() }.onSimulator { Bell() }.onDevice { Bell() } }
}

extension Container: AutoRegistering {
  public func autoRegister() {
    bell.onSimulator { Bell() }.onDevice { Bell() }
    horn.context(.simulator, .device) { Horn() }
    drum.onTest { Drum() }
    gong.context(.test, .preview) { Gong() }
    fife.context(.debug, .simulator) { Fife() }
    lute.onSimulator { Lute() }
  }
}

_ = Container.shared.bell()
_ = Container.shared.horn()
_ = Container.shared.drum()  // expect: missing-provider
_ = Container.shared.gong()  // expect: missing-provider
_ = Container.shared.fife()
_ = Container.shared.lute()  // expect: missing-provider
_ = Container.shared.harp()
