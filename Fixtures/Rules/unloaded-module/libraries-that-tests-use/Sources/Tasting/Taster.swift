import Samples
import Swinject

public final class Taster {
  private let malt: SampleMalt

  public init(_ container: Container) { malt = container.resolve(SampleMalt.self)! }
}
