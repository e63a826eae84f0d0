public enum Keel { public static let depth = 2 }
