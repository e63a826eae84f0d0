import Swinject

@main
struct Stall {
  static func main() {
    print(shelf.resolve(Honey.self)!, shelf.resolve(Nuts.self)!)
  }
}
