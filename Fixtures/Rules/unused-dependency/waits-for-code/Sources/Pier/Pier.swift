import Foundation

public struct Pier { public let length = 4.0; public init() {} }
