import Cleanse
import Members
import UIKit

public struct MemberScope: Scope {}

/// What a member does once signed in.
public struct OutingsComponent: Cleanse.Component {
  public typealias Root = UIViewController
  public typealias Seed = Member
  public typealias Scope = MemberScope

  public static func configure(binder: Binder<MemberScope>) {
    binder.bind(OutingBook.self).sharedInScope().to(factory: OutingBook.init)
    binder.bind().to(factory: OutingPlanner.init)  // expect: missing-provider
    binder.bind().to(factory: OutingsViewController.init)
  }

  public static func configureRoot(binder bind: ReceiptBinder<UIViewController>) -> BindingReceipt<UIViewController> {
    bind.to { $0 as OutingsViewController }
  }
}
