import Dependencies
import Kite_Client
import Kite_Live
import Wind_Client

struct Meadow {
  @Dependency(\.kite) var kite
  @Dependency(\.wind) var wind  // expect: missing-provider
}
print(Meadow().kite, Meadow().wind)
// counts: needs=2 opaque=0
