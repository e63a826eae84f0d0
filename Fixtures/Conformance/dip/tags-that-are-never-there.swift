// A tag that is a constant of the object, written `nil`, is none (Dip, "Named definitions": `tag` is nil where it is left out). Of a variable that begins
// with nil nobody knows what it is later.
// counts: opaque=1
import Dip

final class Oar {}
final class Keel {}
final class Boat { init(oar: Oar) {} }

let yard = DependencyContainer()

final class Builder {
  let tag: String? = nil
  var later: String? = nil

  func begin() throws {
    yard.register { Oar() }
    print(try yard.resolve(tag: self.tag) as Oar, try yard.resolve(tag: tag) as Keel)  // expect: missing-provider
    print(try yard.resolve(tag: later) as Oar)
  }
  func change(_ text: String) { later = text }
}

@main
struct Harbor {
  static func main() throws { try Builder().begin() }
}
