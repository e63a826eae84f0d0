import DIKit
import DITranquillity
import Networking

public final class AnalyticsFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(NetworkingFramework.self)
    container.append(parts: [RouterPart.self, SinksPart.self])
  }
}

private final class RouterPart: DIPart {
  static func load(container: DIContainer) {
    container.register { EventRouter(sinks: many($0)) }
      .as(check: Analytics.self) { $0 }
      .lifetime(.single)
  }
}

private final class SinksPart: DIPart {
  static func load(container: DIContainer) {
    #if DEBUG
    container.register(ConsoleSink.init).as(AnalyticsSink.self)
    #else
    container.register(CrashLogSink.init).as(AnalyticsSink.self)
    #endif
    container.register(BackendSink.init) { by(tag: BackendAPI.self, on: $0) }
      .as(AnalyticsSink.self)
  }
}
