public func wrapping() -> String { "paper" }
