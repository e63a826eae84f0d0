// A case of an enumeration of texts is a tag by its text (Dip.swift: `extension DependencyTagConvertible where Self: RawRepresentable,
// Self.RawValue == String`), so it may be asked for by that; one without raw values is a tag by what its own `dependencyTag` says.
// counts: opaque=0
import Dip

final class Mill {}
final class Kiln {}
final class Loom {}

enum Yard: String, DependencyTagConvertible { case north = "upper", south }

let container = DependencyContainer { container in
  container.register(tag: Yard.north) { Mill() }
  container.register(tag: Yard.south) { Kiln() }
  container.register(tag: "north") { Loom() }
}

let mill = try container.resolve(tag: "upper") as Mill
let kiln = try container.resolve(tag: "south") as Kiln
let same = try container.resolve(tag: Yard.south) as Kiln
let loom = try container.resolve(tag: Yard.north) as Loom  // expect: missing-provider
