// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": `Quay.Body` may be another name for a type of the library's own that
// is registered.
import BarnKit
import Swinject

final class Quay: Framed {}
final class Harbour { init(body: Quay.Body) {} }

@main
struct App {
  static let box = Container()

  static func main() {
    box.register(Plank.self) { _ in Plank() }
    box.register(Harbour.self) { r in Harbour(body: r.resolve(Quay.Body.self)!) }  // expect: missing-provider (note)
    print(box.resolve(Harbour.self)!)
  }
}
