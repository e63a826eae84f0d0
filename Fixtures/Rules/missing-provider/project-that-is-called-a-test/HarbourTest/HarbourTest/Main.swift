// A project that was written for an interview is called `HarbourTest` as a whole; which of its targets are tests Xcode's productType says.
// counts: registrations=1 needs=2 opaque=0
import Swinject

final class Crane {}
final class Berth {}

@main
struct Harbour {
  static func main() {
    let container = Container()
    container.register(Crane.self) { _ in Crane() }
    print(container.resolve(Crane.self)!, container.resolve(Berth.self)!)  // expect: missing-provider
  }
}
