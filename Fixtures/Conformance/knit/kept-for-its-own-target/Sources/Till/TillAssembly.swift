import Bank
import Knit

public final class Till {
  init(ledger: Ledger, vault: Vault, coin: Coin) {}
}

public final class TillAssembly: AutoInitModuleAssembly {
  public typealias TargetResolver = Resolver
  public static var dependencies: [any ModuleAssembly.Type] { [BankAssembly.self] }
  public init() {}
  public func assemble(container: Container<Resolver>) {
    // @knit public
    container.register(Till.self) { r in
      let all = r.unsafeResolver(file: #fileID, function: #function, line: #line)
      return Till(
        ledger: r.ledger(), vault: r.vault(),
        coin: all.resolve(Coin.self)!)  // expect: inaccessible-provider (warning)
    }
  }
}
