import Kit

public func sell(_ scale: Scale) {}
