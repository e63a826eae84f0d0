import Cleanse
import Members
import UIKit

final class OutingsViewController: UIViewController {
  private let planner: OutingPlanner
  private let book: OutingBook
  private let member: Member

  init(planner: OutingPlanner, book: OutingBook, member: Member) {
    self.planner = planner
    self.book = book
    self.member = member
    super.init(nibName: nil, bundle: nil)
    title = member.name
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
