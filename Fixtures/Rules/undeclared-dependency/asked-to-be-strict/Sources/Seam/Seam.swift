import Cloth

public let seam = cloth
