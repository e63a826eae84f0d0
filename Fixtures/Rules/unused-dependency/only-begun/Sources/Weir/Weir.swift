import Foundation

public struct Weir { public let height: Double }
