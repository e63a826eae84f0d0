import Swinject

@main
final class Wrist {
  let container = Container()
  static func main() { Wrist().start() }
  func start() {
    fill(container)
    _ = container.resolve(Tide.self)!
    _ = container.resolve(Wave.self)!  // expect: missing-provider
    _ = container.resolve(Wind.self)!
  }
}
