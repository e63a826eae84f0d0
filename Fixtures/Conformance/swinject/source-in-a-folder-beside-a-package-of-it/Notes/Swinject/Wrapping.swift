import NeedleFoundation

// A folder of the name that holds something else.
final class Wrapping {}
