// The project was made where the folder had another name: nothing of what it names is here. What is here is judged as if there were no project,
// instead of being taken for leftovers.
import Swinject

protocol Paper {}
protocol Ink {}
final class Roll: Paper {}
final class Printer {
  init(paper: Paper, ink: Ink) {}
}

let container = Container()
container.register(Paper.self) { _ in Roll() }
container.register(Printer.self) { r in
  Printer(
    paper: r.resolve(Paper.self)!,
    ink: r.resolve(Ink.self)!)  // expect: missing-provider
}
_ = container.resolve(Printer.self)!
// counts: registrations=2 needs=3 opaque=0
