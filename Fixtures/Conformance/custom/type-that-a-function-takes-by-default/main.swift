import Rooms

protocol Trunk {}
final class Chest: Trunk {}
final class Cradle {}

Attic.shared.store { Cradle() }
Attic.shared.store { Chest() as Trunk }
let cradle: Cradle = Attic.shared.fetch()
let trunk = Attic.shared.fetch(Trunk.self)
let chest: Chest = Attic.shared.fetch()  // expect: missing-provider
