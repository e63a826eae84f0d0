import FactoryKit
import Kit

final class Glance { init(tide: Tide, wind: Wind) {} }

extension Container {
  var glance: Factory<Glance> { self { Glance(tide: self.tide(), wind: self.wind()!) } }  // expect: missing-provider
}
