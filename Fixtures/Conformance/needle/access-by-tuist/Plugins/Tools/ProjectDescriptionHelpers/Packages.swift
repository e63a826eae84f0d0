import ProjectDescription

extension Package {
  public static let needle = Package.package(url: "https://github.com/uber/needle.git", .exact("0.18.0"))
}
