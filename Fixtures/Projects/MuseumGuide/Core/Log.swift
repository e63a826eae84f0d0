import DITranquillity

public protocol Log {
  func write(_ line: String)
}

final class ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}

final class FileLog: Log {
  private let clock: Clock
  init(clock: Clock) { self.clock = clock }
  func write(_ line: String) {}
}

/// Writes wherever the others write.
final class EveryLog: Log {
  private let logs: [Log]
  init(logs: [Log]) { self.logs = logs }
  func write(_ line: String) { logs.forEach { $0.write(line) } }
}

final class LogModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { ConsoleLog() }
      .asType(Log.self)
    builder.register { FileLog(clock: *!$0) }
      .asType(Log.self)
    builder.register { EveryLog(logs: **!$0) }
      .asType(Log.self)
      .asDefault()
      .lifetime(.single)
  }
}
