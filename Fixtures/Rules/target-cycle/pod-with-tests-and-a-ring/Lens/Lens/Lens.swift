// What the pod itself has in a folder that it names closes the ring (CocoaPods, "Podspec Syntax Reference").
import Foundation

public struct Lens { public let width = 1 }
