import Canvas

public struct Jib {}
