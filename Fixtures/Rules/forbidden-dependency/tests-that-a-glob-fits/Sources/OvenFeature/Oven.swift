import Foundation

public let degrees = 180
