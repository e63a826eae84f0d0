import Foundation

public struct Keel {}
