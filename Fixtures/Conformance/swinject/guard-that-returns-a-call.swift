// Docs/Rules/missing-provider.md: what is behind a guard never runs. `return log(…)` in a function that answers nothing puts nothing in
// the place of what is missing; where the function answers something, it does.
import Swinject

func log(_ text: String) {}
final class Tide { func rise() {} }
final class Wind { func blow() {} }

@main
struct Shore {
  static let container = Container()

  static func main() {
    guard let tide = container.resolve(Tide.self) else {  // expect: missing-provider (warning)
      return log("no tide")
    }
    tide.rise()
    blown().blow()
  }

  static func blown() -> Wind {
    guard let wind = container.resolve(Wind.self) else { return Wind.init() }
    return wind
  }
}
