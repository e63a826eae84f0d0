// The Swift Programming Language, "Functions", Function Types as Parameter Types: of overloads that take a function, `Detail.page` is for the one
// that wants what it takes and answers.
import Swinject

protocol Page {}
struct Cover: Page {}
struct Detail {
  let page: Page
  static func page(_ resolver: Resolver) -> Cover { Cover() }
  static func whole(_ page: Page) -> Detail { Detail(page: page) }
}
struct Index {}

let box = Container()

func register(view make: @escaping (Resolver) -> Index) { box.register(Index.self) { make($0) } }
func register(view make: @escaping (Resolver) -> Cover) { box.register(Cover.self) { make($0) } }

func add<T>(_ make: @escaping () -> T) { box.register(T.self) { _ in make() } }
func add<A, T>(_ make: @escaping (A) -> T) { box.register(T.self) { make($0.resolve(A.self)!) } }

register(view: Detail.page)
add(Detail.whole)  // expect: missing-provider

print(box.resolve(Cover.self)!)
print(box.resolve(Detail.self)!)
