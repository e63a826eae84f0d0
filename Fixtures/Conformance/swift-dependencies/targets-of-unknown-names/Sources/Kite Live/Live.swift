import Dependencies
import Kite_Client

extension Kite_Client.Client: @retroactive DependencyKey { public static let liveValue = Kite_Client.Client() }
