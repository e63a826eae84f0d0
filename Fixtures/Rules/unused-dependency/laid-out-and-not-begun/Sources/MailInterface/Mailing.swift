public protocol Mailing {}
