import Foundation

public struct Quay { public let length = 4.0; public init() {} }
