public protocol Tour {
  var title: String { get }
}

final class MasterpieceTour: Tour {
  private let catalogue: ExhibitCatalogue
  init(catalogue: ExhibitCatalogue) { self.catalogue = catalogue }
  var title: String { return "Masterpieces" }
}

final class ChildrensTour: Tour {
  private let catalogue: ExhibitCatalogue
  init(catalogue: ExhibitCatalogue) { self.catalogue = catalogue }
  var title: String { return "Where is the mouse?" }
}
