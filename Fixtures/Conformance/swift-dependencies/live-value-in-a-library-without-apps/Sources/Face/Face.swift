import Clock
import Dependencies

public final class Face {
  @Dependency(\.ticking) var clock
  @Dependency(\.chime) var chime
}
