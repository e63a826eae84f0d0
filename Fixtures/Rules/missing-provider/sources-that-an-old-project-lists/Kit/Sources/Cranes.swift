// Tuist: `sources` are all files that the pattern covers, whatever an old project lists, too, which lies there still. DependencyKey's live value
// is linked where the module is.
// counts: needs=1 opaque=0
import Dependencies

public struct Cranes: Sendable { public var all: @Sendable () -> [Int] }

extension Cranes: DependencyKey {
  public static let liveValue = Cranes(all: { [] })
}

extension DependencyValues {
  public var cranes: Cranes {
    get { self[Cranes.self] }
    set { self[Cranes.self] = newValue }
  }
}
