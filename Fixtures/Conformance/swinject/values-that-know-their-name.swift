// counts: needs=4 registrations=2 opaque=0
// A method of a value registers under the name that the value has: which, each of its callers says (Documentation/DIContainer.md, "Named
// Registration in a DI Container").
import Swinject

class Line {}

enum Depth: String {
  case deep
  case flat
  func fill(_ container: Container) { container.register(Line.self, name: rawValue) { _ in Line() } }
}

struct Reel {
  let name: String
  func fill(_ container: Container) { container.register(Line.self, name: name) { _ in Line() } }
}

struct Root: Assembly {
  func assemble(container: Container) {
    Depth.deep.fill(container)
    Reel(name: "long").fill(container)
  }
}

let resolver = Assembler([Root()]).resolver
print(resolver.resolve(Line.self, name: "deep")!)
print(resolver.resolve(Line.self, name: "long")!)
print(resolver.resolve(Line.self, name: "flat")!)  // expect: missing-provider
print(resolver.resolve(Line.self)!)  // expect: missing-provider
