import Tar

public struct Hull {}
