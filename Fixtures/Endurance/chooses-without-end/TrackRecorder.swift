  @Weaver(.reference)
  private var journal: TrackJournal
