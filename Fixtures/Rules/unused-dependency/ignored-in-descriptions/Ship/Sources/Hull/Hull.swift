import Foundation

public let hull = 1
