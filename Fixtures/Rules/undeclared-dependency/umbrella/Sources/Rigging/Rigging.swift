@_exported import Rope
import Tar

public let mast = pitch
