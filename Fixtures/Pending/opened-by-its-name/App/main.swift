import Core
import Swinject
struct RealNets: Nets {}
Pier.container.register(Nets.self) { _ in RealNets() }
_ = NSClassFromString("Core.NetScreen")
