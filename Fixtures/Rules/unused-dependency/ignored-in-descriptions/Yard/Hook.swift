import Foundation

public let hook = 1
