import LogsInterface

public struct Logs: LogsOpening { public init() {} }
