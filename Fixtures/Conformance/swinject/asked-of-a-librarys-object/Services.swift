// counts: registrations=1 needs=4 opaque=5
// A class below one of a library keeps the container that the library made, and views ask it in files that import the library alone. What they ask
// for is counted as not understood there too: the library’s words are the framework’s. So is what is asked of a type of it.
import Swinject
import WiringKit

final class Tea {}
final class Cup { init(tea: Tea, size: Int) {} }
final class Services: WiringService {
  init() {
    super.init()
    container.register(Tea.self) { _ in Tea() }
  }
}
