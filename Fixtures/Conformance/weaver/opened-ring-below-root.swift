// The same ring below a root: the build check lets it pass, and `RuntimeTreeInspector` expands it without end (the specification ran it).

protocol Mill {}
protocol Shop {}

final class Village {
  // weaver: shop = CornerShop <- Shop
}

final class CornerShop: Shop {
  // weaver: shop <- Shop
  // weaver: mill = WaterMill <- Mill // expect: dependency-cycle
}

final class WaterMill: Mill {
  // weaver: shop = CornerShop <- Shop
  // weaver: shop.scope = .weak
}
