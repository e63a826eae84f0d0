// counts: registrations=3 needs=3 opaque=0
// `enumerated()` gives pairs of an offset and an element (Swift's `Sequence.enumerated()`), so the names are those of the list.
import Swinject

struct Clock {}
struct Horn {}

let box = Container()

func fill() {
  for (_, name) in ["hall", "attic"].enumerated() { box.register(Clock.self, name: name) { _ in Clock() } }
  ["gate"].enumerated().forEach { pair in box.register(Horn.self, name: pair.element) { _ in Horn() } }
}

func start() {
  _ = box.resolve(Clock.self, name: "attic")!
  _ = box.resolve(Clock.self, name: "cellar")! // expect: missing-provider
  _ = box.resolve(Horn.self, name: "gate")!
}
