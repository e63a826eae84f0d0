// The type of a closure's parameter that nobody writes is told by its body, also where that has several statements (Swift Evolution, SE-0326), and
// the exact types of arguments are part of the key (ContainerSpec and Documentation/DIContainer).
// counts: registrations=6 needs=10 opaque=0
import Swinject

protocol Parameters {}
struct Given: Parameters {}
final class Pane { init(parameters: Parameters) {} }
final class Page { init(parameters: Parameters) {} }
final class Leaf {
  func set(_ parameters: Parameters) {}
}
final class Sheet { var parameters: Parameters? }
final class Folder { init(number: Int, parameters: Parameters) {} }
final class Bag { init(_ anything: Any) {} }

struct Parts: Assembly {
  func assemble(container: Container) {
    container.register(Pane.self) { _, given in Pane(parameters: given) }
    container.register(Page.self) { _, given in
      let page = Page(parameters: given)
      return page
    }
    container.register(Leaf.self) { _, given in
      let leaf = Leaf()
      leaf.set(given)
      return leaf
    }
    container.register(Sheet.self) { (_: Resolver, given: Parameters) in
      let sheet = Sheet()
      sheet.parameters = given
      return sheet
    }
    container.register(Folder.self) { _, number, given in
      if number > 3 { print("many") }
      return Folder(number: number, parameters: given)
    }
    // What is written as anything is that, whatever it is taken for.
    container.register(Bag.self) { (_: Resolver, given: Any) in
      let number = given as! Int
      return Bag(number)
    }
  }
}

let resolver = Assembler([Parts()]).resolver

func ask(given: Parameters) {
  _ = resolver.resolve(Pane.self, argument: given)!
  _ = resolver.resolve(Page.self, argument: given)!
  _ = resolver.resolve(Leaf.self, argument: given)!
  _ = resolver.resolve(Sheet.self, argument: given)!
  _ = resolver.resolve(Folder.self, arguments: 1, given)!
  _ = resolver.resolve(Bag.self, argument: given as Any)!
}
func askOtherwise() {
  _ = resolver.resolve(Pane.self, argument: 1)!  // expect: missing-provider
  _ = resolver.resolve(Page.self, argument: 1)!  // expect: missing-provider
  _ = resolver.resolve(Leaf.self, argument: Given())!  // expect: missing-provider
  _ = resolver.resolve(Folder.self, arguments: 1, "one")!  // expect: missing-provider
}
