import Core
import Resolver

public struct Plot {
  public let number: Int
  public init(number: Int) { self.number = number }
}

public protocol PlotReading: AnyObject { func plots() -> [Plot] }
public protocol PlotWriting: AnyObject { func rename(_ plot: Plot) }

final class PlotFile: PlotReading, PlotWriting {
  @Injected private var storage: Storage

  func plots() -> [Plot] { [] }
  func rename(_ plot: Plot) { storage.save("\(plot.number)") }
}

public final class PlotStore {
  private let reader: PlotReading
  private let writer: PlotWriting
  @WeakLazyInjected private var watcher: PlotWatcher?

  public init(reader: PlotReading, writer: PlotWriting) {
    self.reader = reader
    self.writer = writer
  }

  public func all() -> [Plot] {
    watcher?.looked()
    return reader.plots()
  }
}

public final class PlotWatcher {
  private let store: PlotStore

  init(store: PlotStore) { self.store = store }

  func looked() {}
}

extension Resolver {
  public static func registerPlots() {
    register { PlotFile() }
      .implements(PlotReading.self)
      .implements(PlotWriting.self)
      .scope(.shared)
    register { PlotStore(reader: resolve(), writer: resolve()) }.scope(.application)
    register { r in PlotWatcher(store: r.resolve()) }.scope(.application)
  }
}
