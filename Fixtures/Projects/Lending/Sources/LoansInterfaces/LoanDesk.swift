import Foundation

/// Hands books out and takes them back.
public protocol LoanDesk: AnyObject {
  func lend(_ book: Book, to reader: String) -> Loan
  func loans(of reader: String) -> [Loan]
}

public struct Book {
  public var title: String

  public init(title: String) {
    self.title = title
  }
}

public struct Loan {
  public var book: Book
  public var due: Date

  public init(book: Book, due: Date) {
    self.book = book
    self.due = due
  }
}
