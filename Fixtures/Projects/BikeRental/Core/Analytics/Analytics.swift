/// What features tell us about their use.
public protocol Analytics: AnyObject {
  func log(_ event: String)
}

/// A place to which events go.
public protocol AnalyticsSink: AnyObject {
  func receive(_ event: String)
}

final class EventRouter: Analytics {
  private let sinks: [AnalyticsSink]

  init(sinks: [AnalyticsSink]) {
    self.sinks = sinks
  }

  func log(_ event: String) {
    sinks.forEach { $0.receive(event) }
  }
}
