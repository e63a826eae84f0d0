import RecordInterface

public final class Today { public init(record: Recording) {} }
