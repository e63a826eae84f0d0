import Core
import FactoryKit
import Stalls

public protocol Payment: AnyObject { func take(_ amount: Int) }

public final class TillContainer: SharedContainer {
  public static let shared = TillContainer()
  public let manager = ContainerManager()
}

extension TillContainer {
  public var payment: Factory<Payment?> { promised() }
  public var receipt: Factory<Receipt> { self { Receipt(log: Container.shared.log()) }.shared }
}

public final class Receipt {
  init(log: Log) {}
}

public final class TillScreen {
  @Injected(\TillContainer.payment) private var payment  // expect: missing-provider
  @InjectedContainer(TillContainer.self) private var container

  public init() {}

  public func pay(_ stall: Stall) {
    payment?.take(stall.number)
    _ = container.receipt()
  }
}
