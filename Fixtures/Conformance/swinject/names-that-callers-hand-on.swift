// counts: registrations=2 needs=6 opaque=3
// The name is part of the key (`ServiceKey.swift`), and whoever calls says it. That one caller says a constant tells nothing of one that
// hands on what it was handed itself: what that one asks for is not known until its own caller is (Docs/Precision.md: what is not
// understood is counted).

import Swinject

protocol Bell: AnyObject { func ring() }
final class DoorBell: Bell { func ring() {} }

enum Room: String { case hall, attic, cellar }

let house = Container()
house.register(Bell.self, name: "hall") { _ in DoorBell() }
house.register(Bell.self, name: "attic") { _ in DoorBell() }

final class Porter {
    func ring(_ room: Room) { house.resolve(Bell.self, name: room.rawValue)!.ring() }
    func call(_ name: String) { house.resolve(Bell.self, name: name)!.ring() }
}

final class Lift {
    let porter = Porter()
    func up() { porter.ring(.hall) }
    // Its callers are not seen: not understood.
    func pressed(_ room: Room) { porter.ring(room) }
}

final class Stairs {
    let porter = Porter()
    // Neither are those of one that calls it through another.
    func climb(_ room: Room) { step(room) }
    private func step(_ room: Room) { porter.ring(room) }
}

final class Ladder {
    let porter = Porter()
    // Somebody says it here: a need, and nothing is left.
    func lean(_ room: Room) { porter.ring(room) }
}

final class Rope {
    // A text that is handed on like a case.
    func pull(_ name: String) { Porter().call(name) }
}

Lift().up()
Ladder().lean(.attic)
Porter().call("hall")
