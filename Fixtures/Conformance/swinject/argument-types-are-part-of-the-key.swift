// ContainerSpec and Documentation/DIContainer: registrations are told apart by the exact types of their arguments.
import Swinject

struct Label { let text: String }

let container = Container()
container.register(Label.self) { _ in Label(text: "plain") }
container.register(Label.self) { (_: Resolver, text: String) in Label(text: text) }
container.register(Label.self) { (_: Resolver, text: String, size: Int) in Label(text: text + "\(size)") }
_ = container.resolve(Label.self)!
_ = container.resolve(Label.self, argument: "a")!
_ = container.resolve(Label.self, arguments: "a", 2)!
_ = container.resolve(Label.self, arguments: 2, "a")!  // expect: missing-provider
