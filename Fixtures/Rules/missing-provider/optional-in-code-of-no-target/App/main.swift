import Swinject

// Xcode Help, "Add files to a target": what no target compiles is in no program. Swinject: Sources/Container.swift, resolve(_:) answers nil where nothing is registered.
final class Tide {}
final class Reef {}
final class Sand {}

let spare = Container()
spare.register(Sand.self) { _ in Sand() }
_ = spare.resolve(Sand.self)!

let shore = Container()
shore.register(Tide.self) { _ in Tide() }
_ = shore.resolve(Tide.self)!
if let reef = shore.resolve(Reef.self) { print(reef) }  // expect: missing-provider (warning)
// Another container of the program has it: whoever asks may be asked of that one elsewhere.
if let sand = shore.resolve(Sand.self) { print(sand) }
