// Dip.swift: `extension String: DependencyTagConvertible`; a constant is a tag like a text that is written where it is used. What no
// function takes is asked in words from outside, and counted.
// counts: registrations>=3 needs=4 opaque=4
import Dip

final class Kite { static let mark = "kite" }
final class Reel { static var number: Int { 7 } }
final class Line {}
final class Knot {}
struct Colour {}

let container = DependencyContainer { container in
  container.register(tag: Kite.mark) { Kite() }
  container.register(tag: Reel.number) { Reel() }
  container.register(tag: "line") { Line() }
  container.register(tag: Colour()) { Knot() }
}

let kite = try container.resolve(tag: Kite.mark) as Kite
let reel = try container.resolve(tag: Reel.number) as Reel
let line = try container.resolve(tag: Kite.mark) as Line  // expect: missing-provider
let knot = try container.resolve(tag: Colour()) as Knot
