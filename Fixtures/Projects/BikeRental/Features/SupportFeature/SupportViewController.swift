import Screens
import UIKit

public final class SupportViewController: LinesViewController {
  private var tickets: TicketService?

  func set(tickets: TicketService) {
    self.tickets = tickets
  }

  @IBAction func send() {
    Task { [tickets] in try? await tickets?.send() }
  }
}
