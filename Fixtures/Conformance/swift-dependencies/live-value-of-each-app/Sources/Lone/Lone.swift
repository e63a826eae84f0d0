import Core
import Dependencies

public final class Drift {
  @Dependency(Snow.self) var snow
}
