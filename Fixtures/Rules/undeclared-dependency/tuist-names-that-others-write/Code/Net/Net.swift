public enum Net { public static let mesh = 4 }
