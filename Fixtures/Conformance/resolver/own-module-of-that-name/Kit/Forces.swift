// counts: registrations=0 needs=0 opaque=0
// A module of the app's own that bears the framework's name: an import means what the project builds
// (The Swift Programming Language, "Access Control": a module is what is built and imported as one).
public struct Force { public var newtons = 0.0 }
public struct ForceSolver {
  public init() {}
  public func resolve(_ force: Force) -> Force { force }
}
