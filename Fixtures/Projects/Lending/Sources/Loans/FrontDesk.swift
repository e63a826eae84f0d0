import Core
import Foundation
import LoansInterfaces

final class FrontDesk: LoanDesk {
  private let clock: Clock
  private let fines: FineTable
  private var given: [String: [Loan]] = [:]

  init(clock: Clock, fines: FineTable) {
    self.clock = clock
    self.fines = fines
  }

  func lend(_ book: Book, to reader: String) -> Loan {
    let loan = Loan(book: book, due: clock.today.addingTimeInterval(fines.freeDays * 86_400))
    given[reader, default: []].append(loan)
    return loan
  }

  func loans(of reader: String) -> [Loan] { given[reader] ?? [] }
}

public final class FineTable {
  public let freeDays = 21.0
  public let perDay = 0.2

  init() {}
}
