import Bells
import Resolver
import Ropes

final class Sexton {
  @Injected var bell: Bell
  @Injected var rope: Rope  // expect: missing-provider
}

@main struct Abbey {
  static func main() {
    BellModule.begin()
    RopeModule.begin()
    _ = Sexton()
  }
}
