import Dependencies
import Kite_Client
import Kite_Live

struct Meadow {
  @Dependency(\.kite) var kite
}
print(Meadow().kite)
// counts: needs=1 opaque>=0
