import Foundation

public struct Cask {}
