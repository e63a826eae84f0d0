import Foundation

public struct Shade { public let dark = true }
