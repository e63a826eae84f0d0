// Each storyboard is registered as `UIStoryboard` and by its name (4.3.5, Sources/UI/Storyboard/DIStoryboard.swift,
// `registerStoryboard`). By its name it is asked for, so several of different names are no duplicates; of two with one name in
// one bundle the later takes the place of the earlier (StoryboardContainerMap.swift, `append`).
import DITranquillity
import UIKit

class OrderPart: DIPart {
  static func load(container: DIContainer) {
    container.registerStoryboard(name: "Order", bundle: nil)
    container.registerStoryboard(name: "Basket", bundle: nil)
    container.registerStoryboard(name: "Order", bundle: nil)  // expect: duplicate-provider (note)
  }
}

class AppDelegate: UIResponder {
  let container = DIContainer()

  func launch() {
    container.append(part: OrderPart.self)
    let basket: UIStoryboard = container.resolve(name: "Basket")
    print(basket)
  }
}
