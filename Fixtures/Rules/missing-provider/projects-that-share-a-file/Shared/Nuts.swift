protocol Nuts {}
final class Walnuts: Nuts {}
