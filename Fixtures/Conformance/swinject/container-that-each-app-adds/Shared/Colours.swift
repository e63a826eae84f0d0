/// It says nothing of a container, and stands for itself.
struct Colours {
  static let ours = ["red"]
}
