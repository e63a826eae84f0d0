// What a key path, a string, an override, a protocol, a superclass's caller, the runtime of Objective-C, an overload's caller or a stored property
// makes is a container of the program, though no line calls it by its object: it lacks what it lacks (Swinject, Assembler.swift).
// counts: needs>=12 opaque=0
import Swinject
import UIKit

protocol Clock {}
final class Face { init(clock: Clock) {} }

final class Wall { lazy var assembler = Assembler([FaceOfWall()]) }
final class FaceOfWall: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "wall")!) }  // expect: missing-provider
  }
}
func read<T>(_ path: KeyPath<Wall, T>) {}
read(\.assembler)

final class Station: UIViewController {
  override func viewDidLoad() { ask(Assembler([FaceOfStation()])) }
  @objc func ring() { ask(Assembler([FaceOfBell()])) }
}
final class FaceOfStation: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "station")!) }  // expect: missing-provider
  }
}
final class FaceOfBell: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "bell")!) }  // expect: missing-provider
  }
}
func ask(_ assembler: Assembler) { _ = assembler.resolver.resolve(Face.self)! }

// A protocol that nobody here declares may call it, and its own protocol's caller does.
final class Watch: OutsideDelegate {
  func tickingDidStart() { ask(Assembler([FaceOfWatch()])) }
}
final class FaceOfWatch: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "watch")!) }  // expect: missing-provider
  }
}
protocol Winder { func wind() }
final class Crown: Winder {
  func wind() { ask(Assembler([FaceOfCrown()])) }
}
final class FaceOfCrown: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "crown")!) }  // expect: missing-provider
  }
}
let winders: [Winder] = [Crown()]
winders.forEach { $0.wind() }

// Arguments that may be left out, and a closure behind the brackets.
func regulate(_ face: FaceOfTower = FaceOfTower(), then: () -> Void) {
  ask(Assembler([face]))
  then()
}
final class FaceOfTower: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "tower")!) }  // expect: missing-provider
  }
}
regulate {}

// A function that is handed on by its name; one that another's extension calls; a stored property, which its object makes.
func strike() { ask(Assembler([FaceOfStrike()])) }
final class FaceOfStrike: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "strike")!) }  // expect: missing-provider
  }
}
[1, 2].forEach(times(strike))
func times(_ action: @escaping () -> Void) -> (Int) -> Void { { _ in action() } }

protocol Housed {}
extension Housed where Self: Housing {
  func open() { fill() }
}
class Housing {
  func fill() { ask(Assembler([FaceOfHousing()])) }
}
final class Case: Housing, Housed {}
final class FaceOfHousing: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "housing")!) }  // expect: missing-provider
  }
}
Case().open()

final class Tower { let assembler = Assembler([FaceOfPillar()]) }
final class FaceOfPillar: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "pillar")!) }  // expect: missing-provider
  }
}
let tower = Tower()

// A static that its own file's function reads, and one by which everybody knows it, whatever type is wanted there.
struct Shop {
  static let main = Shop(assembler: Assembler([FaceOfShop()]))
  let assembler: Assembler
}
final class FaceOfShop: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "shop")!) }  // expect: missing-provider
  }
}
let shop: Shop = .main

// A member of what it wraps (Swift, `@dynamicMemberLookup`).
@dynamicMemberLookup struct Lens<Root> {
  let root: Root
  subscript<T>(dynamicMember path: KeyPath<Root, T>) -> T { root[keyPath: path] }
}
final class Observatory { lazy var dome = Assembler([FaceOfDome()]) }
final class FaceOfDome: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "dome")!) }  // expect: missing-provider
  }
}
func look(_ lens: Lens<Observatory>) { _ = lens.dome }
look(Lens(root: Observatory()))

// Whoever selects it by name.
final class Tuner: NSObject {
  @objc static func tune() { ask(Assembler([FaceOfTuner()])) }
}
final class FaceOfTuner: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self, name: "tuner")!) }  // expect: missing-provider
  }
}
perform(NSSelectorFromString("tune"), on: NSClassFromString("App.Tuner"))
