// A project may keep what it adds to a framework in a folder called like it. That is the project's own code, whatever the folder's name, be one of its
// types called like the framework's (The Swift Programming Language, Access Control, "Modules and Source Files": a module is what a build makes).
// counts: registrations=2 needs=3 opaque=0
import Swinject

let shop = Container()
shop.addTeas()
let black = shop.resolve(Tea.self, name: "black")!
let green = shop.resolve(Tea.self, name: "green")!
let white = shop.resolve(Tea.self, name: "white")!  // expect: missing-provider
