// Upstream: DITranquillityTests_SwiftLazy.test05_CycleTest and test06_LazyCycleTest (6.0.0). `Lazy` opens the ring: valid.
import DITranquillity

final class Author {
  let book: Book
  init(_ book: Book) {
    self.book = book
  }
}

final class Book {
  let author: Lazy<Author>
  init(_ author: Lazy<Author>) {
    self.author = author
  }
}

func start() {
  let container = DIContainer()
  container.register(Author.init)
    .lifetime(.objectGraph)
  container.register(Book.init)
    .lifetime(.objectGraph)

  let author: Author = container.resolve()
  _ = author
}
