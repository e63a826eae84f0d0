public struct Cask {}
