import Core
import DITranquillity
import LoansInterfaces

public final class LoansFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.append(framework: CoreFramework.self)
    container.register(FineTable.init)
      .lifetime(.perContainer(.strong))
    container.register(FrontDesk.init)
      .as(LoanDesk.self)
      .lifetime(.perRun(.strong))
  }
}
