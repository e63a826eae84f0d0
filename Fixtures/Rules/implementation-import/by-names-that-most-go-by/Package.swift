// swift-tools-version:5.9
import PackageDescription

// Three implementations that only names call so are imported by others, and three are known by their interfaces alone: that is how it is meant.
let package = Package(
  name: "Post",
  targets: [
    .executableTarget(name: "App", dependencies: ["Chat", "Mail", "Maps", "Feed", "Logs", "Pins", "News"]),
    .target(name: "Chat", dependencies: ["ChatInterface"]),
    .target(name: "ChatInterface"),
    .target(name: "Mail", dependencies: ["MailInterface", "Chat"]),
    .target(name: "MailInterface"),
    .target(name: "Maps", dependencies: ["MapsInterface", "Mail"]),
    .target(name: "MapsInterface"),
    .target(name: "Feed", dependencies: ["FeedInterface"]),
    .target(name: "FeedInterface"),
    .target(name: "Logs", dependencies: ["LogsInterface"]),
    .target(name: "LogsInterface"),
    .target(name: "Pins", dependencies: ["PinsInterface"]),
    .target(name: "PinsInterface"),
    .target(name: "News", dependencies: ["Maps", "FeedInterface", "LogsInterface", "PinsInterface"]),
  ]
)
