public protocol LogsOpening {}
