import Model

/// The verbs that an interface may use, sorted; `Docs/Frameworks.md` says what they do.
public let verbNames: [String] = [
  "__after", "__announce", "__argument", "__as", "__ask", "__at", "__close", "__create", "__declared", "__demand", "__done",
  "__drop",
  "__entry", "__fill", "__give", "__given", "__holder", "__home", "__include", "__inject", "__isCase", "__isList", "__isNamed",
  "__isReference", "__isTuple", "__join", "__key", "__lifetime", "__list", "__load", "__sees", "__make", "__many", "__mark",
  "__name", "__need", "__owned", "__plain", "__provide", "__replace", "__resource", "__scan", "__serve", "__shared", "__hazard",
  "__mayStayUnloaded", "__supply", "__tagged", "__taken", "__value",
]

/// Words of an interface that look like verbs and are none, with their places.
public func unknownVerbs(in digest: Digest) -> [(name: String, at: Position)] {
  var found: [(name: String, at: Position)] = []
  let known = Set(verbNames)
  for declaration in digest.declarations {
    Walk.statements(declaration.body ?? []) { expression in
      guard case .call(let callee, _) = expression.form, case .name(let name, _) = callee.form, name.hasPrefix("__"),
        !known.contains(name)
      else { return }
      found.append((name, callee.at))
    }
  }
  return found
}
