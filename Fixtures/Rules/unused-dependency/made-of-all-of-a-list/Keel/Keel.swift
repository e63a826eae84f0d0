public enum Keel { public static let area = 12 }
