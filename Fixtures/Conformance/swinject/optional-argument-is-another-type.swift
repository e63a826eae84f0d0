// Documentation/DIContainer: an argument of type `String?` is not one of type `String`.
import Swinject

struct Sign { let text: String? }

let container = Container()
container.register(Sign.self) { (_: Resolver, text: String?) in Sign(text: text) }
let written: String? = "open"
let plain: String = "shut"
_ = container.resolve(Sign.self, argument: written)!
_ = container.resolve(Sign.self, argument: plain)!  // expect: missing-provider
