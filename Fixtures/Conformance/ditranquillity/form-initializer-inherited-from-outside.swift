// counts: needs=4 opaque=2
// "The Swift Programming Language", Automatic Initializer Inheritance: a class without initializers of its own has its superclass's. Where that
// stands outside the sources nobody here can say what its initializers take; a protocol has none, and Apple's classes take nothing from a container.
import DITranquillity
import KitchenKit
import UIKit

final class Stove {}
class Cook: KitchenBase {}
final class HeadCook: Cook {}
protocol Guest {}
final class Visitor: Guest {}
final class Waiter: NSObject {}
final class Menu: UIViewController {}
final class Table: ObservableObject {}
class Baker: KitchenBase { init(stove: Stove) { super.init(kitchen: "bakery") } }
final class HeadBaker: Baker {}

let container = DIContainer()
container.register(Stove.init)
container.register(Cook.init)
container.register(HeadCook.init)
container.register(Visitor.init)
container.register(Waiter.init)
container.register(Menu.init)
container.register(Table.init)
container.register(HeadBaker.init)
container.register(Baker.init)
