import Swinject

@main
struct Stall {
  static func main() {
    print(shelf.resolve(Fruit.self)!, shelf.resolve(Nuts.self)!)  // expect: missing-provider
  }
}
