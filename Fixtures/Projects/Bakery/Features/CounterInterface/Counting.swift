public protocol Counting {
  var count: Int { get }
}
