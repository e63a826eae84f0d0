// `promised()` ends a debug build until some code registers (Factory, `promised`); code that nobody runs registers nothing.
import Factory

protocol Ledger { func add() }
struct PaperLedger: Ledger { func add() {} }
protocol Abacus { func count() }
struct WoodenAbacus: Abacus { func count() {} }

extension Container {
  var ledger: Factory<Ledger?> { promised() }
  var abacus: Factory<Abacus?> { promised() }
}

protocol Opening { func begin() }
private final class LedgerOpening: Opening {
  func begin() {  // expect: unloaded-module (warning)
    Container.shared.ledger.register { PaperLedger() }
  }
}
final class AbacusOpening: Opening {
  func begin() { Container.shared.abacus.register { WoodenAbacus() } }
}
private let openings: [Opening] = [AbacusOpening()]

extension Container: AutoRegistering {
  public func autoRegister() { openings.forEach { $0.begin() } }
}

final class Till {
  @Injected(\.ledger) private var ledger  // expect: missing-provider
  @Injected(\.abacus) private var abacus
  func pay() {
    ledger?.add()
    abacus?.count()
  }
}

@main struct Shop { static func main() { Till().pay() } }
