import Malts
import Swinject

// Only tests depend on this, and on what asks for it: they call it, and fill the container.
public class SampleMalt: Malt {
  public init() {}
}

extension Container {
  public func addSamples() { register(SampleMalt.self) { _ in SampleMalt() } }
}
