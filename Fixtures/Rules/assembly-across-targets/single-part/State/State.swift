// A target offers a single public part, which is all that it registers: an app that lists it takes what is offered, and is told nothing.
import DITranquillity
public final class Store { init() {} }
public final class StatePart: DIPart {
  public static func load(container: DIContainer) { container.register(Store.init).lifetime(.single) }
}
