import Blasting

public struct Quarry { let blast = Blast() }
