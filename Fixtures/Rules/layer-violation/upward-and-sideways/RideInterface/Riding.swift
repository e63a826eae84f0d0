public protocol Riding {}
