// Upstream: DITranquillityTests_Build.test01_NotSetInitializer and test02_NotInitializerForWithOutInitializer (2.3.3). Nothing
// makes the object, so `build` throws; others may be said to make it.
import DITranquillity

protocol Kite {}
protocol Reel {}
class UIViewController {}
class FlightScreen: UIViewController {}
class Line {}
class UIStoryboard {}

class KiteComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Kite.self)  // expect: missing-provider
    builder.register(type: Reel.self)
      .initialNotNecessary()
    builder.register(vc: FlightScreen.self)
    builder.register(type: Line.self)
      .initial { Line() }
    builder.register(type: UIStoryboard.self)
      .initial(name: "Flight", bundle: Bundle(for: type(of: self)))
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  _ = try builder.build()
}
