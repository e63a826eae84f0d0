public protocol MailOpening {}
