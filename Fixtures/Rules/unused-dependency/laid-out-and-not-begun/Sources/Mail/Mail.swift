import Foundation

public struct Mail { public init() {}; public let box = 1 }
