import Kilns
import Malts
import Swinject

struct Barley: Malt {}
let container = Container()
container.register(Malt.self) { _ in Barley() }
print(container.resolve(Malt.self)!, Kiln(container))
