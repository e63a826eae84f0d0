import Model

/// What names at file scope mean in a file.
extension Evaluator {
  /// What has that name and kind at file scope.
  func global(_ name: String, _ file: Int, _ kind: Declaration.Kind) -> DeclarationID? { globals(name, file, kind).first }

  /// All of that name, the nearest first.
  /// - Parameter module: the only one in which it may stand, where one is written before the name.
  func globals(_ name: String, _ file: Int, _ kind: Declaration.Kind, in module: String? = nil) -> [DeclarationID] {
    guard let all = symbols.global[name] else { return [] }
    let found = all.filter {
      symbols.declaration($0).kind == kind && symbols.isVisible($0, from: file) && isPart($0, of: module)
    }
    guard found.count > 1 else { return found }
    return found.sorted { (symbols.nearness($0, to: file), $0) < (symbols.nearness($1, to: file), $1) }
  }

  /// The functions of that name at file scope; of one signature, which only several modules together can have, those that the file sees
  /// first.
  func globals(_ name: String, _ file: Int, in module: String? = nil) -> [Overload] {
    var found = (symbols.global[name] ?? []).filter {
      symbols.declaration($0).kind == .function && isCallable($0, from: file) && isPart($0, of: module)
    }
    if found.count > 1 {
      let nearest = Dictionary(grouping: found, by: signature).mapValues { same in
        same.map { symbols.nearness($0, to: file) }.min()!
      }
      found = found.filter { symbols.nearness($0, to: file) == nearest[signature($0)] }
    }
    return found.map { Overload(id: $0, generics: [:]) }
  }

  private func isPart(_ id: DeclarationID, of module: String?) -> Bool { module.map { symbols.isPart(id, of: $0) } ?? true }

  /// What a module has at file scope that is named after it, `Kit.fill(container)`. A type of the module's name goes before it, and where
  /// nothing here declares one, the name in front is a type by custom alone.
  func member(
    ofModule base: Expression, seenAs seen: Value, _ name: String, _ labels: [String]?, _ frame: Frame
  ) -> Value? {
    guard let module = module(base, seenAs: seen, frame) else { return nil }
    let properties = variants(globals(name, frame.scope.file, .property, in: module)) { $0 }
    if !properties[0].candidates.isEmpty {
      return eachVariant(properties, born: frame.depth) { propertyValue(Member(id: $0[0], generics: [:]), of: nil, frame) }
    }
    let functions = globals(name, frame.scope.file, in: module).filter { function in
      labels.map { symbols.declaration(function.id).parameters.map { $0.label ?? "_" } == $0 } ?? true
    }
    guard !functions.isEmpty else { return nil }
    return Value(.function(FunctionValue(candidates: functions, receiver: nil)), born: frame.depth)
  }

  /// The module that an expression names in front of something; nil where it is, or may be, a type.
  func module(_ base: Expression, seenAs seen: Value, _ frame: Frame) -> String? {
    guard seen.isTypeByCustom, case .name(let name, let arguments) = base.form, arguments.isEmpty,
      symbols.isModule(name, in: frame.scope.file)
    else { return nil }
    return name
  }

  private func signature(_ id: DeclarationID) -> [String] {
    let declaration = symbols.declaration(id)
    return declaration.parameters.map { "\($0.label ?? "_"):\($0.type?.description ?? "")" } + [
      declaration.type?.description ?? ""
    ]
  }

  /// A framework's functions need its import; its operators do not, since they come with the values they work on.
  private func isCallable(_ id: DeclarationID, from file: Int) -> Bool {
    symbols.isVisible(id, from: file) || symbols.vocabulary(ofFile: id.file) != nil && !name(of: id).contains { $0.isLetter }
  }
}
