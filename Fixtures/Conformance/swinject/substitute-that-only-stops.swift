// Docs/Rules/missing-provider.md: what is taken as there is required. Nothing stands in for it where a function of the program, whatever it
// claims to answer, only stops; a computed property `T!` is unwrapped where it is taken as a `T`.
import Swinject

final class Tide { func rise() {} }
final class Wind { func blow() {} }
final class Sand {}
final class Pool { init(sand: Sand) {} }

func fail<T>(_ text: String) -> T {
  print(text)
  return stop()
}
func stop<T>() -> T { fatalError("nothing there") }
func calm() -> Wind { Wind() }

@main
struct Shore {
  static let container = Container()
  static var sand: Sand! { container.resolve(Sand.self) }  // expect: missing-provider

  static func main() {
    let tide = container.resolve(Tide.self) ?? fail("no tide")  // expect: missing-provider
    tide.rise()
    let wind = container.resolve(Wind.self) ?? calm()
    wind.blow()
    print(Pool(sand: sand))
  }
}
