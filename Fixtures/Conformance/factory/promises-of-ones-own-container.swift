// counts: needs=3 opaque=0
// A container of one's own has promises as `Container` has (`Resolutions.swift`, `promised`; docs, "Containers"), and whoever calls such a
// factory need not say a word of the framework.
import Factory

protocol Helm { func turn() }

final class Bridge: SharedContainer {
  @TaskLocal static var shared = Bridge()
  let manager = ContainerManager()
}

extension Bridge {
  var helm: Factory<Helm?> { promised() }
  var spare: Factory<Helm?> { self.promised() }
  var wheel: ParameterFactory<Int, Helm?> { return promised() }
}

@main struct App {
  static func main() {
    Bridge.shared.helm()!.turn()  // expect: missing-provider
    Bridge.shared.spare()!.turn()  // expect: missing-provider
    Bridge.shared.wheel(1)!.turn()  // expect: missing-provider
  }
}
