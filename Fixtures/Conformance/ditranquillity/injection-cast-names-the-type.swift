// `.injection(\X.p) { $0 as T }`: the closure's cast names the type that is asked for, whatever is known of the property (here inherited from outside).
// counts: needs=3 opaque=0
import DITranquillity
import ReduxKit

enum Articles {
  final class Presenter: OutsidePresenter<Int> {}
  final class Extra {}
  final class ViewController: OutsideController<Int> {}
  final class Part: DIPart {
    static func load(container: DIContainer) {
      container.register { ViewController() }
        .injection(\ViewController.presenter) { $0 as Presenter }
        .injection(\.extra) { $0 as Extra }  // expect: missing-provider
        .lifetime(.objectGraph)
      container.register { Presenter() }.lifetime(.objectGraph)
    }
  }
}
func start() {
  let container = DIContainer()
  container.append(part: Articles.Part.self)
  let controller: Articles.ViewController = container.resolve()
  _ = controller
}
