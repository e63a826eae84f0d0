public protocol Recording {}
