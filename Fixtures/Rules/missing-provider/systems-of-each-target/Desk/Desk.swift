import Swinject

@main
final class Desk {
  let container = Container()
  static func main() { Desk().start() }
  func start() {
    fill(container)
    _ = container.resolve(Tide.self)!
    _ = container.resolve(Wave.self)!
    _ = container.resolve(Wind.self)!  // expect: missing-provider
  }
}
