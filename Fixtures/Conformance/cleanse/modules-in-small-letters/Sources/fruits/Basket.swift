public class Basket {
  public init() {}
}

public class Press {
  public init() {}
}

public class Cider {
  public init(basket: Basket, press: Press) {}
}
