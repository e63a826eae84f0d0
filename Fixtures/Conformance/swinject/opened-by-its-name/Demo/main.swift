import Core
import Swinject
struct RealRopes: Ropes {}
let module = "Core"
Pier.container.register(Ropes.self) { _ in RealRopes() }
_ = NSClassFromString("\(module).NetScreen")
print("Core.FloatScreen")
