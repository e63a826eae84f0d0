public protocol Tool {}
