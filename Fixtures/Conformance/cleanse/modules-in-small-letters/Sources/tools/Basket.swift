public class Basket {
  public init() {}
}

public class Press {
  public init() {}
}
