// A key that `@DependencyEntry` writes is made live by a module that a program links and nothing imports (`LivePreviewTest.md`, "Separating
// interface and implementation").
import Dependencies
import DependenciesMacros

public protocol Chart: Sendable {}
public struct Sketch: Chart { public init() {} }

extension DependencyValues {
  @DependencyEntry("ChartKey") public var chart: any Chart = Sketch()
}

public struct Bridge {
  @Dependency(\.chart) private var chart  // expect: missing-provider
  public init() {}
  public func steer() { print(chart) }
}
