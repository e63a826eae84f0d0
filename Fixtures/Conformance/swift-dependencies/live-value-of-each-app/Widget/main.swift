import Core
import Dependencies

extension Rain: DependencyKey { public static let liveValue = Rain() }
let cloud = Cloud()
