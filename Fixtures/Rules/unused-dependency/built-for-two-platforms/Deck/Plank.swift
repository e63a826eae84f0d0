// Two targets build this module under one name, one for each platform. Which of them another target links the project says by what it links, not
// by its name.
public struct Plank {
  public init() {}
}
