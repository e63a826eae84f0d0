import Foundation

public struct Cask { let litres = 4 }
