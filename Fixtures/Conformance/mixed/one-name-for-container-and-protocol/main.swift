// counts: registrations=4 needs=6 opaque=0
import Resolver
import Swinject

let assembler = Assembler([Dock()])
let boat = assembler.resolver.resolve(Boat.self)!
let anchor: Anchor = Resolver.Resolver.resolve()
let sail = assembler.resolver.resolve(Sail.self)!
