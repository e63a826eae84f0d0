import DITranquillity
import Kit

final class Drawer { init(ledger: Ledger) {} }
market.append(framework: KitFramework.self)
market.register(Drawer.init)  // expect: missing-provider
let basket: Basket = market.resolve()
let drawer: Drawer = market.resolve()
