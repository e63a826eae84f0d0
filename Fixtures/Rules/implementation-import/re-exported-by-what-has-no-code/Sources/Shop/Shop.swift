import Desk
import Parts

public func openShop() {}
