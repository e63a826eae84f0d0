import Core
import DITranquillity
import Loans
import LoansInterfaces
import Search

@main
enum LendingApp {
  static func main() {
    let container = DIContainer()
    container.append(framework: LoansFramework.self)
    container.append(framework: SearchFramework.self)
    let screen: SearchScreen = container.resolve()
    let desk: LoanDesk = container.resolve()
    let clock: Clock = container.resolve()
    print(screen, desk, clock)
  }
}
