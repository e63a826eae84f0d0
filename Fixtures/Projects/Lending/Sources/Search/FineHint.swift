import Foundation
import Loans  // expect: implementation-import

/// What a reader pays: it asks the loans' own table where the desk should tell.
final class FineHint {
  private let catalogue: Catalogue
  private let table: FineTable

  init(catalogue: Catalogue, table: FineTable) {
    self.catalogue = catalogue
    self.table = table
  }

  func hint(for reader: String) -> String? {
    catalogue.isOverdue(reader) ? "\(table.perDay) a day" : nil
  }
}
