import Chat  // expect: implementation-import (warning)
import MailInterface

public struct Mail: MailOpening { public init() {} }
