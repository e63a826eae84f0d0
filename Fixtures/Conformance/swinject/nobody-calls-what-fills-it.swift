// Container.swift: a container holds what `register` was called for. What a function registers that nobody calls is not there, also where the
// function leaves that to private ones and whoever asks can do without; tests, which are not read, may call it, but the program is
// none. What the program has from elsewhere a function may register for tests alone.
// counts: needs=3 opaque=0
import Swinject

protocol Tide { func turn() }
final class Ebb: Tide { func turn() {} }
final class Still: Tide { func turn() {} }
final class Moon { func rise() {} }

final class Sky {
  static let shared = Sky()
  let container = Container()
  private init() {}

  func fill() {  // expect: unloaded-module (warning)
    addMoon()
  }
  private func addMoon() { addBodies() }
  private func addBodies() { container.register(Moon.self) { _ in Moon() } }
}

final class Sea {
  static let shared = Sea()
  let container = Container()
  private init() { container.register(Tide.self) { _ in Ebb() } }

  func stand() { register() }
  private func register() { container.register(Tide.self) { _ in Still() } }
}

@main
struct Shore {
  static func main() {
    guard let moon = Sky.shared.container.resolve(Moon.self) else { return }
    moon.rise()
    if let tide = Sea.shared.container.resolve(Tide.self) { tide.turn() }
    _ = Sea.shared.container.resolve(Tide.self)!
  }
}
