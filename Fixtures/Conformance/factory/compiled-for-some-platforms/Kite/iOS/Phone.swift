import FactoryKit

extension Container {
  var tail: Factory<Tail> { self { Ribbon() } }
  var reel: Factory<Reel> { self { Reel() } }
  var hook: Factory<Hook> { self { Hook() } }
}

struct PhoneScreen {
  @Injected(\.reel) var reel
}
