public protocol ChatOpening {}
