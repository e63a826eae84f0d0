import Model

/// Reads a manifest.
///
/// Every problem is found in one go, not only the first: YAML that cannot be parsed ends the search, nothing else does.
/// - Parameters:
///   - text: what the file holds. An empty text is a manifest with every default.
///   - file: the manifest's path relative to the project's root; it is part of every place.
///   - ruleIDs: what `rules:` may name.
///   - frameworkIDs: what `frameworks:` may name, besides `custom`.
///   - shared: reads what `extends` names: a path, and the file in which it is written.
/// - Returns: the manifest, or all that is wrong with it.
public func manifest(
  reading text: String, file: String, ruleIDs: [String], frameworkIDs: [String],
  shared: (String, String) -> Result<SharedManifest, SharedManifest.Refusal> = { _, _ in
    .failure(SharedManifest.Refusal(reason: "there is no such file"))
  }
) -> Result<Manifest, UnreadableManifest> {
  var problems = Problems()
  let tree = composed(text, file: file, problems: &problems)
    .map { extended($0, file: file, through: [file], shared, problems: &problems) }
  var manifest = Manifest(file: file, settings: Settings(), declared: Declared())
  if let tree {
    let keys = manifestKeys(ruleIDs: ruleIDs, frameworkIDs: frameworkIDs)
    var checker = Checker(problems: problems)
    if let value = checker.root(tree, as: keys) {
      problems = checker.problems
      manifest.settings = settings(of: value)
      manifest.declared = declared(of: value, problems: &problems)
      checkAgreement(of: value, problems: &problems)
    } else {
      problems = checker.problems
    }
  }
  let found = problems.sorted
  return found.isEmpty ? .success(manifest) : .failure(UnreadableManifest(problems: found))
}
