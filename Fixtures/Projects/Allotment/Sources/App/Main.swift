import Core
import Plots
import Resolver

@main
struct Main {
  static func main() {
    let session: Session = Resolver.resolve()
    session.start()
    let screens = Screens()
    screens.list.reload()
    screens.open(Plot(number: 12))
    screens.openMarket()
  }
}
