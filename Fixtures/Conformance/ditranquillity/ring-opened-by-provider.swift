// Upstream: DITranquillityTests_SwiftLazy.test07_ProvideCycleTest (6.0.0). `Provider` opens the ring: valid.
import DITranquillity

final class Author {
  let book: Book
  init(_ book: Book) {
    self.book = book
  }
}

final class Book {
  let author: Provider<Author>
  init(_ author: Provider<Author>) {
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
