public protocol Keeping {}
