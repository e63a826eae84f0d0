import FactoryKit

protocol Stem {}
struct Thin: Stem {}
struct Thick: Stem {}
final class Leaf {}

struct ReedScreen {
  @Injected(\.stem) var stem
  @Injected(\.leaf) var leaf  // expect: missing-provider
}

@main struct ReedMain { static func main() { _ = ReedScreen() } }
