import Foundation

public func load() {}
