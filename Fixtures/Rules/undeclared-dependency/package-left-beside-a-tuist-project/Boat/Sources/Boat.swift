import Raft
import Rope

final class Boat { init(_ rope: Rope, _ raft: Raft) {} }
