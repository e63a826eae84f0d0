import Model

/// A manifest for a project that has none: it changes nothing of what is found by itself, and shows what it could say.
public func starter(_ survey: Survey) -> String {
  var lines = [
    "# What dilint cannot see in the sources, or should see otherwise. It needs none of this: every key may go.",
    "# `dilint check` judges, `dilint opaque` lists what was not understood; the page on the manifest explains every key.",
    "version: 1", "sources: [.]",
  ]
  lines += ["# exclude: [\"**/Generated/**\"]"]
  if !survey.frameworks.isEmpty {
    let found = survey.frameworks.map { plain($0.name + ($0.version.map { " " + $0 } ?? "")) }
    lines += ["", "# Found: \(found.joined(separator: ", "))."]
    let open = survey.frameworks.filter { $0.version == nil }
    if !open.isEmpty {
      lines += ["# No lock file and no description of a build says which version, so the newest is supposed.", "# frameworks:"]
      lines += open.map { "#   \($0.id): { version: \"1.0\" }" }
    }
  }
  lines += ["", "# Where containers come to life. Without this: wherever the sources make one."]
  lines += listed("roots", survey.roots.map { ($0.name, "\($0.at.file):\($0.at.line)") })
  let apps = survey.targets.filter { ["app", "extension"].contains($0.kind) }.map(\.name)
  let top = apps.isEmpty ? survey.targets.map(\.name).filter { $0 == "App" } : apps
  let others = survey.targets.filter { !top.contains($0.name) && $0.kind != "test" }.map(\.name)
  if !top.isEmpty, !others.isEmpty {
    lines += ["", "# Layers from top to bottom; a target may import the interfaces of its own layer and all below."]
    lines += ["# layers:"]
    lines += ["#   app: \(list(top))", "#   rest: \(list(others))"]
  }
  lines += [
    "", "# What comes from outside the sources, so that nobody misses it.", "# external: [URLSession, \"Analytics*\"]", "",
    "# How grave each rule is: error, warning, note or off. `dilint rules` lists them.", "# rules: { unloaded-module: off }",
  ]
  return lines.joined(separator: "\n") + "\n"
}

/// A key with a list of names as a comment, the first few with their places.
private func listed(_ key: String, _ names: [(name: String, place: String)]) -> [String] {
  if names.isEmpty { return ["# \(key): [] # none was found; a file, target, assembly or type"] }
  var seen: Set<String> = []
  let all = names.filter { seen.insert($0.name).inserted }
  return ["# \(key):"] + all.prefix(8).map { "#   - \(plain(yaml($0.name))) # \(plain($0.place))" }
    + (all.count > 8 ? ["#   # and \(all.count - 8) more"] : [])
}

private func list(_ names: [String]) -> String {
  "[" + names.prefix(8).map { plain(yaml($0)) }.joined(separator: ", ") + "]"
    + (names.count > 8 ? " # and \(names.count - 8) more" : "")
}

/// Text for a comment: nothing in it ends the line or steers a terminal.
private func plain(_ text: String) -> String {
  String(String.UnicodeScalarView(text.disarmed("\u{fffd}").unicodeScalars.map { $0.isSteering ? "\u{fffd}" : $0 }))
}
