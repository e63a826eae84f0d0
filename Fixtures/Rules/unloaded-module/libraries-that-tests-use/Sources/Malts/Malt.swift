public protocol Malt {}
