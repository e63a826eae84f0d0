public protocol WindType {}
