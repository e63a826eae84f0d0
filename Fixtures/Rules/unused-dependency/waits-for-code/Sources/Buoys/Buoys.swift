import Foundation

public struct Buoys { public let length = 4.0; public init() {} }
