import Core
import Foundation
import LoansInterfaces

final class Catalogue {
  private let desk: LoanDesk
  private let clock: Clock

  init(desk: LoanDesk, clock: Clock) {
    self.desk = desk
    self.clock = clock
  }

  func isOverdue(_ reader: String) -> Bool { desk.loans(of: reader).contains { $0.due < clock.today } }
}
