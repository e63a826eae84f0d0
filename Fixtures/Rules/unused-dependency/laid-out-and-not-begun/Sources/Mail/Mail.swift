import Foundation

public struct Mail { public init() {} }
