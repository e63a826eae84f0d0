import Frameworks
import Manifests
import Model
import Rules

/// The manifest's generated documents, by file name: the page for people and the JSON Schema for editors.
public func manifestDocuments() -> [(name: String, text: String)] {
  [
    ("Manifest.md", manifestReference()),
    ("dilint.schema.json", manifestSchema(ruleIDs: Rule.known.map(\.id), frameworkIDs: Framework.all.map(\.id))),
  ]
}
