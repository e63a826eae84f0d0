// `@Injected` is Resolver's here.
import Resolver

public protocol Dish {}
public final class Soup: Dish {}
public protocol Price {}

public final class Card {
  @Injected private var dish: Dish
  @Injected private var price: Price  // expect: missing-provider
  public init() {}
}
extension Resolver {
  public static func registerMenu() {
    register { Soup() as Dish }
  }
}
