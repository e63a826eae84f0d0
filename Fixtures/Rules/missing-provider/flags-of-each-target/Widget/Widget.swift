import Swinject

@main
final class Raft {
  let container = Container()
  static func main() { Raft().start() }
  func start() {
    fill(container)
    sound(container)
    _ = container.resolve(Map.self)!  // expect: missing-provider
    _ = container.resolve(Chart.self)!
  }
}
// counts: registrations=4 opaque=0
