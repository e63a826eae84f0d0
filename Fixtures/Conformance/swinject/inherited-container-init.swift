// Swift: a subclass has all members of its superclass ("Inheritance").
// counts: registrations>=2 needs>=4
// The app's object inherits `container` and `resolve` from a class outside the sources, and fills it in its initializer, through functions of its own.
// What the base class put into it is unknown: needs are unknown, never missing; but registrations and needs are read (or counted as not understood): 2 and 4.
import CoreKit
import Swinject

final class Tea {}
final class Pot { init(tea: Tea) {} }
final class Kettle {}

public final class Services: BaseServices {
  override init(purpose: Purpose = .testing) {
    super.init(purpose: purpose)
    registerAll()
    resolve(Pot.self).fill()
  }
  private func registerAll() {
    container.register(Tea.self) { _ in Tea() }
    container.register(Pot.self) { r in Pot(tea: r.resolve(Tea.self)!) }
  }
}
@main struct TeaApp {
  static func main() {
    let services = Services(purpose: .normal)
    _ = services.container.resolve(Pot.self)!
    _ = services.resolve(Kettle.self)
  }
}
