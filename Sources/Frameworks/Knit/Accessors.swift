import Model

extension CodeTool {
  /// The command-line tool that writes accessors for registrations, and the macro that calls them.
  static let knit = CodeTool(words: ["@knit"], accessor: accessorName) { digest in
    var output = Output()
    for assembly in digest.knitAssemblies { write(assembly, digest, &output) }
    for text in digest.resolvableMakers { output.text += text }
    return output
  }

  private static func write(_ assembly: KnitAssembly, _ digest: Digest, _ output: inout Output) {
    if let refusal = assembly.directive?.refusal, let at = assembly.directiveAt {
      output.complaints.append(Complaint(.refusedComment, words: ["how": refusal], at: at))
    }
    var named: Set<String> = []
    for (chain, isElse, isNested) in digest.knitChains(in: assembly) where !chain.registers.isEmpty {
      if let refusal = chain.refusal(isElse: isElse, isNested: isNested, kind: assembly.kind) {
        output.complaints.append(Complaint(.refusedRegistration, words: ["how": refusal.how], at: refusal.at))
        continue
      }
      for registration in registrations(chain, digest, assembly, &output) {
        let access = registration.directive?.access ?? assembly.directive?.access ?? .internal
        // What says nothing is internal by the tool's default, which is no word of the program's.
        if registration.directive?.access ?? assembly.directive?.access != nil, access == .internal || access == .hidden {
          output.kept.insert(registration.at)
        }
        guard access == .public || access == .internal else { continue }
        if registration.name != nil, !named.insert(registration.service.description).inserted { continue }
        output.text += accessors(registration, assembly, access)
      }
    }
  }

  /// What a chain registers: the service itself, then what it is forwarded as.
  private static func registrations(
    _ chain: KnitChain, _ digest: Digest, _ assembly: KnitAssembly, _ output: inout Output
  ) -> [KnitRegistration] {
    let arguments = chain.registers[0].handedOver.compactMap { label, type in type.map { (label, $0) } }
    var found: [KnitRegistration] = []
    for link in chain.links where link.name == "implements" || KnitChain.registering.contains(link.name) {
      guard let service = link.service else {
        if link.name != "implements" { return [] }
        continue
      }
      let line = link.name == "implements" ? link.at.line : chain.start.line
      let directive = digest.knitDirective(above: line)
      let registration = KnitRegistration(
        service: service, name: link.nameText.text,
        arguments: arguments, directive: directive?.0, directiveAt: directive?.1, at: link.at)
      complain(registration, assembly, &output)
      found.append(registration)
    }
    return found
  }

  /// What the tool refuses of a comment above a registration.
  private static func complain(_ registration: KnitRegistration, _ assembly: KnitAssembly, _ output: inout Output) {
    guard let directive = registration.directive, let at = registration.directiveAt else { return }
    if let refusal = directive.refusal {
      output.complaints.append(Complaint(.refusedComment, words: ["how": refusal], at: at))
    } else if let alias = directive.alias, alias == accessorName(registration.service.description) {
      output.complaints.append(
        Complaint(.redundant, words: ["how": "the alias `\(alias)` is the accessor's name anyway"], at: registration.at))
    } else if let access = directive.access, access == assembly.directive?.access ?? .internal {
      output.complaints.append(
        Complaint(.redundant, words: ["how": "`\(access.rawValue)` is what holds here anyway"], at: registration.at))
    }
  }

  private static func accessors(
    _ registration: KnitRegistration, _ assembly: KnitAssembly, _ access: KnitDirective.Access
  ) -> String {
    let type = registration.service.description
    let labels = accessorLabels(registration.arguments)
    var parameters = zip(labels, registration.arguments).map { "\($0): \($1.type)" }
    var passed = "(\(type)).self"
    if registration.name != nil {
      parameters.insert("name: Any", at: 0)
      passed += ", name: name"
    }
    if !labels.isEmpty { passed += ", arguments: [\(labels.joined(separator: ", "))]" }
    let names = [accessorName(type)] + [registration.directive?.alias].compactMap { $0 }
    let modifier = access == .public ? "public " : ""
    let functions = names.filter(\.isIdentifier).map { name in
      "  \(modifier)func \(name)(\(parameters.joined(separator: ", "))) -> \(type) { return __need(\(passed)) }\n"
    }
    return "extension \(assembly.resolver) {\n\(functions.joined())}\n"
  }
}
