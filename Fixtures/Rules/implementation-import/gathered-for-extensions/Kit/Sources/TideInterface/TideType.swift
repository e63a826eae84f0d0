public protocol TideType {}
