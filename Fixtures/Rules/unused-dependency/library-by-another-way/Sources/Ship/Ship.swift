import Canvas
import Keel
import Rigging
import Sails
import Tar

public struct Ship {}
