import Cloth  // expect: undeclared-dependency
import Seam

public let sail = seam + cloth
