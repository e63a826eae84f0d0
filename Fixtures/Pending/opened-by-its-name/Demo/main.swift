import Core
import Swinject
struct RealRopes: Ropes {}
Pier.container.register(Ropes.self) { _ in RealRopes() }
_ = NSClassFromString("Core.NetScreen")
