import Model

extension Rule {
  public static let manifestMismatch = Rule(
    id: "manifest-mismatch",
    summary: "the manifest says one thing, the source another",
    explanation: """
      The manifest declares something of an assembly, a module or a root that the source contradicts. The app does what the source \
      says; whoever trusts the manifest, this check included, is misled about what is loaded and what is provided.

      Change the manifest to what the source says, or the source to what the manifest promises. What the source already says need \
      not be repeated in the manifest.
      """,
    severity: .error
  ) { graph in
    graph.mismatches.map { mismatch in
      Finding(
        rule: "manifest-mismatch", severity: .error, message: mismatch.message, at: mismatch.manifest,
        related: mismatch.source.map { [Finding.Note("\(code(mismatch.subject)) in the source", at: $0)] } ?? [],
        cure: "change the manifest to what the source says, or the source to what the manifest says",
        subject: [mismatch.subject, mismatch.message])
    }
  }
}
