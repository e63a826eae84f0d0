// The Swift book, "Modules": an import names a module, whoever makes it. A project's own module may be called like a framework's, and a type in it
// like that one's; none of these frameworks is itself made of Swinject (their Package.swift files name no such dependency).
// counts: needs=2 registrations=1 opaque=0
import Resolver

protocol Lamp {}
struct DeskLamp: Lamp {}
protocol Sofa {}

struct Lamps {
  func fill(_ resolver: Resolver) { resolver.add(Lamp.self) { DeskLamp() } }
}
struct Room {
  let resolver: Resolver
  func light() -> Lamp { resolver.find(Lamp.self) }
  func sit() -> Sofa { resolver.find(Sofa.self) }  // expect: missing-provider
}
let resolver = Resolver()
Lamps().fill(resolver)
_ = Room(resolver: resolver).light()
_ = Room(resolver: resolver).sit()
