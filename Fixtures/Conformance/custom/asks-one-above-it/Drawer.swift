// A container that asks the one above it for what it lacks has what that has, and not the other way round. Its verdicts are those of its own body, run as it stands.
// counts: registrations=3 needs=6 opaque=0
final class Drawer {
  static let shared = Drawer()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private let above: Drawer?

  init(above: Drawer? = nil) { self.above = above }

  func put<T>(_ type: T.Type, made maker: @escaping () -> T) { makers[ObjectIdentifier(type)] = maker }

  func take<T>(_ type: T.Type) -> T {
    if let known = found(type) { return known }
    return above!.take(type)
  }

  private func found<T>(_ type: T.Type) -> T? { makers[ObjectIdentifier(type)]?() as? T }
}

struct Pen {}
struct Ink {}
struct Stamp {}
struct Glue {}

@main struct Desk {
  static func main() {
    Drawer.shared.put(Pen.self) { Pen() }
    let inner = Drawer(above: .shared)
    inner.put(Ink.self) { Ink() }
    let innermost = Drawer(above: inner)
    innermost.put(Stamp.self) { Stamp() }
    print(inner.take(Pen.self), inner.take(Ink.self), innermost.take(Pen.self), innermost.take(Ink.self))
    print(inner.take(Stamp.self))  // expect: missing-provider
    print(innermost.take(Glue.self))  // expect: missing-provider
  }
}
