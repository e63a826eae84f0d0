public protocol Waiting {}
