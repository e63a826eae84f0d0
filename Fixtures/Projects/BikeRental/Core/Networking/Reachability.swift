/// Whether there is any point in asking the network.
public protocol Reachability: AnyObject {
  var isOnline: Bool { get }
}

final class PathReachability: Reachability {
  private(set) var isOnline = true

  func pathChanged(satisfied: Bool) {
    isOnline = satisfied
  }
}
