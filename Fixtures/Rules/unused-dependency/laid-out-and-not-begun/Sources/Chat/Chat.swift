import Foundation

public struct Chat { public init() {}; public let room = 1 }
