import Foundation

public protocol Clock {
  var now: Date { get }
}

final class SystemClock: Clock {
  var now: Date { Date() }
}
