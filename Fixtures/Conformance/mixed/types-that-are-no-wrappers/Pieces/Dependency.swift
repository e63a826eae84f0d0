protocol Dependency { var name: String { get } }
enum Injected { case always }
struct LazyInjected { var name: String }
