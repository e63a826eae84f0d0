// Resolver's README, "Property wrappers": the wrapper asks for the type of its property, which whoever makes an object of a generic type says.
// counts: needs>=8 opaque=1
import Resolver

final class Tide {}
final class Log {}
final class Moon {}
final class Sun {}
final class Rain {}
final class Snow {}
final class Hail {}

struct Box<T> {
  @Injected var content: T
}
final class Crate<T> {
  @LazyInjected var content: T
  let name: String
  init(name: String) { self.name = name }
}
// Nobody makes one, so that nobody knows.
struct Pail<T> { @Injected var content: T }

func box<T>(_ type: T.Type) -> Box<T> { Box<T>() }
final class Shed { let crate: Crate<Rain> = Crate(name: "shed") }  // expect: missing-provider

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Log() }
    register { Box<Snow>() }  // expect: missing-provider
  }
}

@main
struct App {
  static func main() {
    print(Box<Log>().content, Crate<Log>(name: "log").content)
    print(Box<Tide>().content)  // expect: missing-provider
    let moon: Box<Moon> = .init()  // expect: missing-provider
    let sun = Crate<Sun>(name: "sun")  // expect: missing-provider
    print(moon, sun, Shed(), box(Log.self))
    print(box(Hail.self))  // expect: missing-provider
  }
}
