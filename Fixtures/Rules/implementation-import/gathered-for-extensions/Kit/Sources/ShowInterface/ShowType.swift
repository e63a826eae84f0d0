public protocol ShowType {}
