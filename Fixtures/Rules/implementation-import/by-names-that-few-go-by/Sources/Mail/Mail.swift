import Chat  // expect: implementation-import (note)
import MailInterface

public struct Mail: MailOpening { public init() {} }
