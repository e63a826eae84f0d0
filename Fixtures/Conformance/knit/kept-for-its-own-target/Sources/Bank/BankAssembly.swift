// Docs/CommentCommands.md (Registration Visibility): `internal` and `hidden` keep a service for its module, `public` is the
// assembly's API. The container itself gives it to anybody, so another target's request is only against what is declared.
import Knit

public protocol Vault {}
final class SteelVault: Vault {}
public final class Coin {
  public init() {}
}
public final class Ledger {
  init(coin: Coin) {}
}

// @knit public
public final class BankAssembly: AutoInitModuleAssembly {
  public typealias TargetResolver = Resolver
  public static var dependencies: [any ModuleAssembly.Type] { [] }
  public init() {}
  public func assemble(container: Container<Resolver>) {
    // @knit hidden
    container.register(SteelVault.self) { _ in SteelVault() }
      .implements(Vault.self)
    // @knit internal
    container.register(Coin.self) { _ in Coin() }
    container.register(Ledger.self) { Ledger(coin: $0.coin()) }
  }
}
