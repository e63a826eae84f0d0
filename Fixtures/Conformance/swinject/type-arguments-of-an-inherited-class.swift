// counts: opaque=0 needs>=3
// A generic class asks by its type parameter in its initializer: the class below says after its colon what that is.
import Swinject

enum Shelf {
  private static let container: Container = {
    let container = Container()
    container.register(Atlas.self) { _ in Atlas() }
    container.register(Novel.self) { _ in Novel() }
    return container
  }()
  static func take<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
final class Atlas {}
final class Novel {}
final class Comic {}
class Reader<Book> {
  var book: Book?
  init(name: String) { book = Shelf.take(Book.self) }  // expect: missing-provider
}
class Lender<First, Second>: Reader<Second> {
  var other: First?
}
final class AtlasReader: Reader<Atlas> {
  override init(name: String) { super.init(name: name) }
}
final class NovelLender: Lender<Comic, Novel> {
  override init(name: String) { super.init(name: name) }
}
final class ComicReader: Reader<Comic> {
  override init(name: String) { super.init(name: name) }
}
_ = [AtlasReader(name: "a"), NovelLender(name: "b"), ComicReader(name: "c")] as [Any]
