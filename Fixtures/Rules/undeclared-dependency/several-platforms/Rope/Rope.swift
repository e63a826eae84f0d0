public func pull() {}
