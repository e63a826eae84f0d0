import Boats
import Cleanse
import Members
import Outings
import Screens
import UIKit

final class TabBar: UITabBarController {
  private let outings: ComponentFactory<OutingsComponent>

  init(tabs: [Tab], signIn: SignInViewController, outings: ComponentFactory<OutingsComponent>) {
    self.outings = outings
    super.init(nibName: nil, bundle: nil)
    viewControllers = tabs.map { $0.make() } + [signIn]
    signIn.onMember = { [weak self] in self?.enter($0) }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func enter(_ member: Member) {
    viewControllers?.append(outings.build(member))
  }
}

struct TabsModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(TabBar.self).to(factory: TabBar.init)
    binder.bind(Tab.self).intoCollection().to { (boats: ComponentFactory<BoatsComponent>) in
      Tab(title: "Boats") { boats.build(()) }
    }
  }
}
