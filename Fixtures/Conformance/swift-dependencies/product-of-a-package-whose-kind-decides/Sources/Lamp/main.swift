import Clients
import Dependencies

struct Gauge {
  @Dependency(\.level) var level  // expect: missing-provider
}

print(Gauge().level.read())
