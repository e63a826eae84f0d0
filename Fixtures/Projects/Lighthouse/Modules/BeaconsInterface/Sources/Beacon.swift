public protocol Beacon {
  var name: String { get }
}
