import Core
import Swinject
struct RealNets: Nets {}
struct RealFloats: Floats {}
Pier.container.register(Nets.self) { _ in RealNets() }
Pier.container.register(Floats.self) { _ in RealFloats() }
_ = NSClassFromString("Core.NetScreen")
_ = NSClassFromString("Core.FloatScreen")
