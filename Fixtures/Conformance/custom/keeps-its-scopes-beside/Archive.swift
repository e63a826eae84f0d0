// What a container keeps besides, objects of one type of its own that no function which registers writes, is no registration. Its verdicts are those of its own body, run as it stands.
// counts: registrations=1 needs=2 opaque=0
final class Drawer {
  let name: String
  private var papers: [ObjectIdentifier: Any] = [:]
  init(name: String) { self.name = name }
  func keep<T>(_ paper: T) { papers[ObjectIdentifier(T.self)] = paper }
  func kept<T>(_ type: T.Type) -> T? { papers[ObjectIdentifier(type)] as? T }
}

final class Archive {
  private var makers: [ObjectIdentifier: (Archive) -> Any] = [:]
  private var drawers: [String: Drawer] = [:]

  func file<T>(_ type: T.Type, _ maker: @escaping (Archive) -> T) { makers[ObjectIdentifier(type)] = maker }

  func find<T>(_ type: T.Type) -> T {
    let drawer = drawers["first"] ?? newDrawer("first")
    if let paper = drawer.kept(type) { return paper }
    let paper = makers[ObjectIdentifier(type)]!(self) as! T
    drawer.keep(paper)
    return paper
  }

  func newDrawer(_ name: String) -> Drawer {
    let drawer = Drawer(name: name)
    drawers[drawer.name] = drawer
    return drawer
  }
}

struct Letter {}
struct Bill {}

@main struct Office {
  static func main() {
    let archive = Archive()
    archive.file(Letter.self) { _ in Letter() }
    _ = archive.newDrawer("second")
    print(archive.find(Letter.self))
    print(archive.find(Bill.self))  // expect: missing-provider
  }
}
