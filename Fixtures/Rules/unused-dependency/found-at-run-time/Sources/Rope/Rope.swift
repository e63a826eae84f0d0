import Dependencies

public struct Rope { public init() {} }

// Nobody asks for it.
extension Rope: DependencyKey { public static let liveValue = Rope() }
