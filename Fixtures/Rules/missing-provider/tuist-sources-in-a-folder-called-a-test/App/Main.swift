import Dependencies
import Kit

final class Model {
  @Dependency(Judge.self) var judge
  @Dependency(Clock.self) var clock  // expect: missing-provider
  func show() { print(judge.ask(), clock.now()) }
}

@main
struct Quiz {
  static func main() { Model().show() }
}
