import DITranquillity

/// A tour is a module by itself: whoever writes one need not tell anybody.
class TourOfMasterpieces: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { MasterpieceTour(catalogue: *!$0) }
      .asType(Tour.self)
      .asName("masterpieces")
  }
}

class TourForChildren: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { ChildrensTour(catalogue: *!$0) }
      .asType(Tour.self)
      .asName("children")
  }
}
