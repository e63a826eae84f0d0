import Foundation

public struct Vault {}
