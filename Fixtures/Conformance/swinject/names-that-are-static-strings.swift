// Swift, StaticString.description: "A string representation of the static string", the same text. A name that is made of one so is a constant; one
// that the program's own `description` makes of it, or a call, is not.
// counts: registrations>=6 opaque=1
import Foundation
import Swinject

final class Sail {}
final class Boat { init(sail: Sail) {} }

struct Tag: CustomStringConvertible {
  let text: StaticString
  var description: String { makeText(text) }
}
func makeText(_ text: StaticString) -> String { ProcessInfo.processInfo.environment["BOAT"] ?? text.description }

extension Container {
  func put<Service>(_ name: StaticString? = nil, _ make: @escaping (Resolver) -> Service) {
    register(Service.self, name: name.map { $0.description }, factory: make)
  }
  func putChained<Service>(_ name: StaticString?, _ make: @escaping (Resolver) -> Service) {
    register(Service.self, name: name?.description, factory: make)
  }
  func putPlain<Service>(_ name: StaticString = "plain", _ make: @escaping (Resolver) -> Service) {
    register(Service.self, name: name.description, factory: make)
  }
}
func fill(_ container: Container, _ tag: Tag) {
  container.put("jib") { _ in Sail() }
  container.putChained("lug") { _ in Sail() }
  container.putPlain { _ in Sail() }
  container.put { r in Boat(sail: r.resolve(Sail.self, name: "jib")!) }
  container.register(Boat.self, name: "lugger") { r in Boat(sail: r.resolve(Sail.self, name: "lug")!) }
  container.register(Boat.self, name: "plain") { r in Boat(sail: r.resolve(Sail.self, name: "plain")!) }
}
func fillOther(_ container: Container, _ tag: Tag) {
  container.register(Boat.self, name: tag.description) { _ in Boat(sail: Sail()) }
}
func start() {
  let tag = Tag(text: "yawl")
  let container = Container()
  fill(container, tag)
  fillOther(container, tag)
  print(container.resolve(Boat.self)!, container.resolve(Boat.self, name: "lugger")!)
  print(container.resolve(Boat.self, name: "yawl")!)  // expect: missing-provider (note)
  print(container.resolve(Sail.self, name: "spanker")!)  // expect: missing-provider
}
start()
