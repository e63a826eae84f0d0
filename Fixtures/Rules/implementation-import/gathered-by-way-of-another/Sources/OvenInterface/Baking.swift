public protocol Baking {}
