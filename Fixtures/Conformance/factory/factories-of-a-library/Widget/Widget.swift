import FactoryKit
import Stock
import UIKit

final class WidgetViewController: UIViewController {
  let label = Container.shared.label()
  let note = Office.shared.note()
  @Injected(\.cart) private var cart
}
