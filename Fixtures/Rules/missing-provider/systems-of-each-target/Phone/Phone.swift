import Swinject

@main
final class Phone {
  let container = Container()
  static func main() { Phone().start() }
  func start() {
    fill(container)
    _ = container.resolve(Tide.self)!
    _ = container.resolve(Wave.self)!
    _ = container.resolve(Wind.self)!
  }
}
