import Bay

@main struct Port {
  static func main() { print(Bay(), Dock()) }
}
