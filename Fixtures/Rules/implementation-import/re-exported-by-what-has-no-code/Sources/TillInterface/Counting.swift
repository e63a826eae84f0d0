public protocol Counting {}
