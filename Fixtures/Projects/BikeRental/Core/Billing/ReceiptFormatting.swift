/// Writes what the rider gets to see after paying.
protocol ReceiptFormatting: AnyObject {
  func receipt(for price: Price, purpose: String) -> String
}

final class PlainReceipts: ReceiptFormatting {
  func receipt(for price: Price, purpose: String) -> String {
    "\(purpose): \(price.cents / 100).\(price.cents % 100) \(price.currency)"
  }
}
