public enum Hull { public static let length = 9 }
