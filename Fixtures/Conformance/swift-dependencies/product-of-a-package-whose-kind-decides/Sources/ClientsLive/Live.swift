import Clients
import Dependencies

extension Level: @retroactive DependencyKey { public static let liveValue = Level { 3 } }
