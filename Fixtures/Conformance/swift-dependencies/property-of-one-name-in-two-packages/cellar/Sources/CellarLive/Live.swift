import CellarLamps
import Dependencies

extension Lamp: @retroactive DependencyKey { public static let liveValue = Lamp() }
