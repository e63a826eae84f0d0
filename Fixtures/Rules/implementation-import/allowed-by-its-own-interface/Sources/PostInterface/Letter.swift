public protocol Letter {}
