import Core
import FactoryKit
import Stalls
import Till

extension Container: AutoRegistering {
  public func autoRegister() {
    map.register { PaperMap() }
    #if DEBUG
      log.register { SilentLog() }
    #endif
  }
}

final class PaperMap: MarketMap {
  func draw() {}
}

final class SilentLog: Log {
  func write(_ text: String) {}
}

@main
struct Main {
  static func main() {
    let list = Container.shared.stallList()
    list.show()
    TillScreen().pay(Container.shared.stall(7))
  }
}
