import DITranquillity

public protocol Clock {
  var minutes: Int { get }
}

final class SystemClock: Clock {
  var minutes: Int { return 0 }
}

final class ClockModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { SystemClock() as Clock }
      .lifetime(.single)
  }
}
