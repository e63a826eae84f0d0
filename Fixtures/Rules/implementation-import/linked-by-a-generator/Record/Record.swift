import RecordInterface

public final class StoredRecord: Recording { public init() {} }
