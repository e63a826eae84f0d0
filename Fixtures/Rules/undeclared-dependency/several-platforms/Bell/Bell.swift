import Rope

public func ring(_ times: Int) { pull() }
