// counts: needs=11 registrations=15 opaque=0
import FactoryKit

protocol Tail {}
struct Ribbon: Tail {}
struct Cord: Tail {}
final class Reel {}
final class Hook {}

struct KiteScreen {
  @Injected(\.tail) var tail
  @Injected(\.hook) var hook  // expect: missing-provider
}

@main struct KiteMain { static func main() { _ = KiteScreen() } }
