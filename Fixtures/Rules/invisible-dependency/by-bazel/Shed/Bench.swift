import Honey

public let bench = honey
