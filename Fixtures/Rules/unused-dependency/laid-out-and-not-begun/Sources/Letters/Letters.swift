import Foundation
import MailInterface

public struct Letters: Mailing {}
