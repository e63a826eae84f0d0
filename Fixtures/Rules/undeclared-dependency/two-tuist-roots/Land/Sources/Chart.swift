public func plot() {}
