import Clients
import ClientsLive
import Dependencies

struct Gauge {
  @Dependency(\.level) var level
}

print(Gauge().level.read())
