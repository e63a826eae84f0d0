public protocol Shining {}
