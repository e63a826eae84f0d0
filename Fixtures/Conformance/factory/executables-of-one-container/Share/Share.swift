import FactoryKit
import UIKit

final class ShareViewController: UIViewController {
  @Injected(\Tools.journal) private var journal
  @Injected(\.clock) private var clock
  @Injected(\.news) private var news  // expect: missing-provider
}
