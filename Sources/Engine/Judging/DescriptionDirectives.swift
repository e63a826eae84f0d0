import Model
import Reading

/// The `dilint:` comments in descriptions of builds and in the manifest, by path. They stand behind `//`, `#` or in `/* */`.
func directives(of builds: [BuildFile], _ found: Found, manifest: String?, root: String) -> [String: [Directive]] {
  let files = Set(builds.map(\.file) + found.packages + found.pods + (manifest.map { [$0] } ?? [])).filter { !$0.isEmpty }
  var result: [String: [Directive]] = [:]
  for file in files {
    guard case .success(let bytes) = found.ground.bytes(of: file, in: root) else { continue }
    let own = file.hasSuffix(".swift") ? digestAside(of: bytes, file: file).directives : directives(inLinesOf: bytes)
    if !own.isEmpty { result[file] = own }
  }
  return result
}
