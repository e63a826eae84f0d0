import Bell
import Dependencies

extension Bell: DependencyKey { public static let liveValue = Bell(ring: { 3 }) }
