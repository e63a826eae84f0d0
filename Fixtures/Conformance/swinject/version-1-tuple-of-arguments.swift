// 1.x: `resolve(_:arguments:)` takes the arguments as one tuple (Sources/Container.Arguments.swift), which may be a variable.
import Swinject

struct Page {}
class Book {
  func place() -> (Int, String?) { return (1, nil) }
}

class BookAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Page.self) { (r: ResolverType, number: Int, title: String?) in Page() }
  }
}

let resolver = try! Assembler(assemblies: [BookAssembly()]).resolver

func open(book: Book, shelf: Shelf) {
  let place = book.place()
  _ = resolver.resolve(Page.self, arguments: place)!
  // How many there are in it is not known.
  let other = shelf.place()
  _ = resolver.resolve(Page.self, arguments: other)!
  _ = resolver.resolve(Page.self, arguments: (1, "title"))!  // expect: missing-provider
}

func openAny<Args>(_ arguments: Args) -> Page {
  return resolver.resolve(Page.self, arguments: arguments)!  // expect: missing-provider
}

func openBoth() {
  _ = openAny((1, Optional("title")))
  let title: String? = nil
  _ = openAny((1, title))
  _ = openAny((title, 1))
}
