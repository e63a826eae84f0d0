public protocol PinsOpening {}
