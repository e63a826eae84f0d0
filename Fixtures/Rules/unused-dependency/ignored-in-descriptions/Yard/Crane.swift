import Foundation

public let crane = 1
