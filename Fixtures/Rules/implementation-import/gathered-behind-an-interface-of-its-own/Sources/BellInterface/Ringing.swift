public protocol Ringing {}
