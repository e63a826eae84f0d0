import Foundation

public struct Chat { public init() {} }
