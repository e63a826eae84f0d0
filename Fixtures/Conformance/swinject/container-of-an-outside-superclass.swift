// counts: registrations>=2 needs>=1
// A class whose superclass stands outside the sources has its container from there: what it registers and asks for is counted.
import OutsideKit
import Swinject

final class Tea {}
final class Milk {}
final class Kitchen: OutsideService {
  init() {
    super.init()
    container.register(Tea.self) { _ in Tea() }
    container.register(Milk.self) { _ in Milk() }
    self.resolve(Tea.self).pour()
  }
}
