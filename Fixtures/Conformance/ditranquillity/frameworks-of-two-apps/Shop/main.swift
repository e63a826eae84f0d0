import DITranquillity
import Kit

market.append(framework: KitFramework.self)
market.register(Ledger.init)
let basket: Basket = market.resolve()
let ledger: Ledger = market.resolve()
