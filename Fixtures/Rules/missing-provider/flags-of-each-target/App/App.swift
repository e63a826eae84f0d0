import Swinject

@main
final class Ferry {
  let container = Container()
  static func main() { Ferry().start() }
  func start() {
    fill(container)
    sound(container)
    _ = container.resolve(Map.self)!
    _ = container.resolve(Chart.self)!  // expect: missing-provider
    _ = container.resolve(Radio.self)!  // expect: missing-provider
    _ = container.resolve(Horn.self)!  // expect: missing-provider
  }
}
