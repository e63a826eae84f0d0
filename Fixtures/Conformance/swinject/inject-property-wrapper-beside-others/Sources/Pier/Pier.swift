import Moorings

public struct Plank {}

public final class Pier {
  @Inject private var plank: Plank
  public init() {}
}
