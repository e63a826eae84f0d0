// Containers.md, "Mock data": another root that asks the main container after itself.
import Resolver

protocol Weather {}
final class Sun: Weather {}
final class Fog: Weather {}
final class Report {
  @Injected var weather: Weather
}

extension Resolver: ResolverRegistering {
  static let mock = Resolver(child: main)

  public static func registerAllServices() {
    register { Sun() as Weather }
    register { Report() }
    root = mock
    mock.register { Fog() as Weather }
  }
}

_ = Resolver.resolve(Report.self)
