final class Tea {}
enum Teas { static let names = ["black", "green"] }
struct ObjectScope {}
