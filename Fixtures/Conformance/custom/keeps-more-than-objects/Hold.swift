final class Rope {}
final class Anchor {}

@main struct Hold {
  static func main() {
    let chest = Chest()
    chest.put(Rope.self) { Rope() }
    print(chest.take(Rope.self), chest.take(Anchor.self))  // expect: missing-provider
    let crate = Crate()
    crate.put(Rope.self) { Rope() }
    crate.rename(Rope.self, as: Anchor.self)
    print(crate.take(Rope.self), crate.take(Anchor.self))
  }
}
