import Lamp

public let lamp = Lamp()
