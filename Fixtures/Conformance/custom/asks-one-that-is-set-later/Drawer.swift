// Whoever sets the property by which a container knows the one above it joins the two, be it a function of its type or somebody else. Its verdicts are those of its own
// body, run as it stands.
// counts: opaque=0 registrations=3 needs=6
protocol Keeping: AnyObject {
  func take<T>(_ type: T.Type) -> T
}

final class Drawer: Keeping {
  weak var above: Keeping?
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func put<T>(_ type: T.Type, made maker: @escaping () -> T) { makers[ObjectIdentifier(type)] = maker }

  func take<T>(_ type: T.Type) -> T {
    if let known = makers[ObjectIdentifier(type)] { return known() as! T }
    if let above { return above.take(type) }
    fatalError("\(type)")
  }

  func inner() -> Drawer {
    let inner = Drawer()
    inner.above = self
    return inner
  }
}

struct Pen {}
struct Ink {}
struct Stamp {}
struct Glue {}

@main struct Desk {
  static func main() {
    let outer = Drawer()
    outer.put(Pen.self) { Pen() }
    let inner = outer.inner()
    inner.put(Ink.self) { Ink() }
    let innermost = Drawer()
    innermost.above = inner
    innermost.put(Stamp.self) { Stamp() }
    print(inner.take(Pen.self), inner.take(Ink.self), innermost.take(Pen.self), innermost.take(Ink.self))
    print(inner.take(Stamp.self))  // expect: missing-provider
    print(innermost.take(Glue.self))  // expect: missing-provider
  }
}
