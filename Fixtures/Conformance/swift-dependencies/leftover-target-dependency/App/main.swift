import Core
import Dependencies

extension Buoy: DependencyKey { public static let liveValue = Buoy() }
extension Wave: DependencyKey { public static let liveValue = Wave() }
_ = Pier()
