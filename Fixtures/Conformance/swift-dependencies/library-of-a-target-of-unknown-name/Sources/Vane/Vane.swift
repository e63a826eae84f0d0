// Whose this file is cannot be told from the package; in a package without an executable it is some library's, whose app may bring the live value
// (swift-dependencies, "Live, preview, and test dependencies": the live value may stand in a module of its own).
// counts: needs=1
import Dependencies
import Gust

public struct Vane {
  @Dependency(\.gust) var gust
  public init() {}
}
