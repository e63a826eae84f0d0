import Foundation

public struct Vault { let doors = 4 }
