import Audit
import DITranquillity
import Ledger

final class Clerk {
  init(ledger: Ledger, pages: Pages<Clerk>.Numbered) {}
}

final class Office {
  init(clerks: [Clerk], ledger: any Ledger, auditor: Auditor) {}
}

func keep<Book>(_ book: Book.Type, in container: DIContainer) -> DIComponentBuilder<BoundLedger> {
  container.register(BoundLedger.init).as(book)
}

let container = DIContainer()
_ = keep(Ledger.self, in: container)
container.register { Pages<Clerk>.Numbered() }
container.register(Clerk.init)
container.register { Office(clerks: many($0), ledger: $1, auditor: $2) }  // expect: missing-provider
let office: Office = container.resolve()
