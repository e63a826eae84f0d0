// A default argument that makes an object of the type whose initializer has it: of a type of Apple's Swift means Apple's initializer without
// arguments, which is not in the sources (The Swift Programming Language, "Initializers": overloads without defaults are preferred).
// counts: opaque=0
import Factory
import Foundation

extension Date {
  var season: Int { Calendar.current.component(.month, from: self) / 3 }

  init(season: Int = Date().season, shift: Int = Date().season) {
    self.init(timeIntervalSince1970: Double(season + shift))
  }
}

struct Almanac {
  var printed = Date()
}
final class Press {
  let loom = Container.shared.loom()  // expect: dependency-cycle
}
final class Loom {
  init(thread: Loom? = Loom.spare()) {}
  static func spare() -> Loom { Loom() }
  let press = Container.shared.press()
}

extension Container {
  var almanac: Factory<Almanac> { self { Almanac() } }
  var press: Factory<Press> { self { Press() } }
  var loom: Factory<Loom> { self { Loom() } }
}
_ = Container.shared.almanac().printed.season
