// Without a storyboard to read nothing is known of the controllers that storyboards make: they may lie elsewhere.
// SwinjectStoryboard, README: "Do NOT explicitly resolve the view controllers registered by `storyboardInitCompleted` method."
import SwinjectStoryboard

class MapController: UIViewController { var map: String? }
class RouteController: UIViewController {}

func fill(_ container: Container) {
  container.register(String.self) { _ in "here" }
  container.storyboardInitCompleted(MapController.self) { r, controller in controller.map = r.resolve(String.self) }
  container.storyboardInitCompleted(RouteController.self) { _, _ in }
  container.register(RouteController.self) { _ in RouteController() }
}

let container = Container()
fill(container)
let map = container.resolve(MapController.self)  // expect: swinject-controller-resolved (warning)
let route = container.resolve(RouteController.self)
