public protocol Person {}
