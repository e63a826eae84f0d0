// Swift's language reference, "Implicitly Unwrapped Optionals": an answer `T!` that is taken as a `T` is unwrapped there, and stops the
// program where it is nil.
import Swinject

final class Tide {}
final class Wind {}
final class Pool { init(tide: Tide, wind: Wind?) {} }

extension Resolver {
  func pick<T>() -> T! { resolve(T.self) }
}

@main
struct Shore {
  static func main() {
    let container = Container()
    container.register(Pool.self) { r in
      Pool(
        tide: r.pick(),  // expect: missing-provider
        wind: r.pick())
    }
    let pool: Pool = container.pick()
    print(pool)
  }
}
