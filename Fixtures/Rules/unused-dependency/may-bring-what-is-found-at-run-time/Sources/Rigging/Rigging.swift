import Foundation

public func rig() {}
