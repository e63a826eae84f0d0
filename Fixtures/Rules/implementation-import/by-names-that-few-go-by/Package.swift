// swift-tools-version:5.9
import PackageDescription

// Of four implementations that only names call so others import three, and know one by its interface: nobody here goes by these names.
let package = Package(
  name: "Post",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Mail", "Maps", "Feed", "News"]),
    .target(name: "Chat", dependencies: ["ChatInterface"]),
    .target(name: "ChatInterface"),
    .target(name: "Mail", dependencies: ["MailInterface", "Chat"]),
    .target(name: "MailInterface"),
    .target(name: "Maps", dependencies: ["MapsInterface", "Mail"]),
    .target(name: "MapsInterface"),
    .target(name: "Feed", dependencies: ["FeedInterface"]),
    .target(name: "FeedInterface"),
    .target(name: "News", dependencies: ["Maps", "FeedInterface"]),
  ]
)
