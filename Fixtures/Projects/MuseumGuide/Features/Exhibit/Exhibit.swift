public struct Exhibit {
  let number: Int
  let title: String
}
