import Record  // expect: implementation-import
import RecordInterface

public final class Week { let record: Recording = StoredRecord(); public init() {} }
