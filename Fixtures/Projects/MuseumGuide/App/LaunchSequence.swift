final class LaunchSequence {
  var log: Log!
  private let language: LanguageChoice
  private let catalogue: ExhibitCatalogue
  private let clock: Clock

  init(language: LanguageChoice, catalogue: ExhibitCatalogue, clock: Clock) {
    self.language = language
    self.catalogue = catalogue
    self.clock = clock
  }

  func run() {
    log.write("launched at \(clock.minutes) with \(catalogue.count) exhibits in \(language.code)")
  }
}
