// ContainerSpec, initCompleted: it may be repeated, and each runs.
import Swinject

struct Salt {}
struct Pepper {}
final class Soup {
  var salt: Salt?
  var pepper: Pepper!
}

let container = Container()
container.register(Salt.self) { _ in Salt() }
container.register(Soup.self) { _ in Soup() }
  .initCompleted { r, soup in soup.salt = r.resolve(Salt.self) }
  .initCompleted { r, soup in
    soup.pepper = r.resolve(Pepper.self)  // expect: missing-provider
  }
_ = container.resolve(Soup.self)!
