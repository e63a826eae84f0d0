public protocol Storing {}
