public enum Mast { public static let area = 12 }
