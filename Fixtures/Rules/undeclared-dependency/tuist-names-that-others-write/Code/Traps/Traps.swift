import Net

public enum Traps { public static let count = Net.mesh * 2 }
