import Foundation
import MailInterface

public struct Letters: Mailing { public let box = 1 }
