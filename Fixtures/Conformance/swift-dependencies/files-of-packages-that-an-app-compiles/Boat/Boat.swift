import Dependencies

@main
struct Boat {
  static func main() { Cabin().open() }
}
