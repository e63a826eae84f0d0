// swift-tools-version:5.9
// Joined from the pieces beside it by a script; nothing here says which target compiles what.
import PackageDescription

let package = Package { Product("App") }
