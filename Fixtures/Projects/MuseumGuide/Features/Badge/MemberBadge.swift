public protocol MemberBadge {
  var title: String { get }
}
