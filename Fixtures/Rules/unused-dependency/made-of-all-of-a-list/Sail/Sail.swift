public enum Sail { public static let area = 12 }
