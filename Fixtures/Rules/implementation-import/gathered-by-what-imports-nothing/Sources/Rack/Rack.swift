import Foundation

public struct Rack { public init() {} }
