import Model
import SwiftSyntax

/// The bodies of a computed or observed property or subscript.
struct Accessors {
  var getter: [Statement]?
  var observers: [Statement] = []
  var isAsync = false
}

extension Declaration {
  mutating func take(_ accessors: Accessors) {
    body = accessors.getter
    observers = accessors.observers
    isAsync = accessors.isAsync
  }
}

extension Reader {
  /// One declaration for each name, at file scope or in a type.
  mutating func declareProperties(_ syntax: VariableDeclSyntax) -> [Int] {
    var indices: [Int] = []
    for (binding, type) in typedBindings(syntax) {
      let parts = boundParts(binding.pattern)
      let first = declarations.count
      for part in parts {
        var declaration = Declaration(kind: .property, name: part.name, parent: parent, at: part.at)
        mark(&declaration, syntax.attributes, syntax.modifiers)
        declaration.modifiers.insert(syntax.bindingSpecifier.text)
        declaration.type = part.type(in: type?.type)
        declaration.tupleLabels = part.path.isEmpty ? type?.tupleLabels ?? [] : []
        declaration.typeText = parts.count == 1 ? type?.text : nil
        declaration.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped ?? false
        indices.append(add(declaration))
      }
      inside(first) { reader in
        let values = reader.partValues(parts, binding.initializer?.value)
        let accessors = binding.accessorBlock.map { reader.accessors($0) } ?? Accessors()
        for (offset, value) in values.enumerated() {
          reader.declarations[first + offset].take(accessors)
          reader.declarations[first + offset].value = value.map { value in
            value.element.map { Expression(.member(value.expression, String($0), [], labels: nil), at: value.expression.at) }
              ?? value.expression
          }
        }
      }
    }
    return indices
  }

  /// One binding for each name, in a body.
  mutating func bindLocals(_ syntax: VariableDeclSyntax) -> [Statement] {
    var statements: [Statement] = []
    let attributes = attributes(syntax.attributes)
    let modifiers = modifierNames(syntax.modifiers).union([syntax.bindingSpecifier.text])
    for (binding, type) in typedBindings(syntax) {
      let parts = boundParts(binding.pattern)
      let values = partValues(parts, binding.initializer?.value)
      let accessors = binding.accessorBlock.map { self.accessors($0) } ?? Accessors()
      for (part, value) in zip(parts, values) {
        statements.append(
          .bind(
            Binding(
              name: part.name, type: part.type(in: type?.type), tupleLabels: part.path.isEmpty ? type?.tupleLabels ?? [] : [],
              isImplicitlyUnwrapped: type?.isImplicitlyUnwrapped ?? false,
              value: value?.expression, element: value?.element, modifiers: modifiers, attributes: attributes,
              body: accessors.getter, at: part.at)))
      }
    }
    return statements
  }

  /// Each binding with its type: in `let a, b: T` the type stands only behind the last one.
  private func typedBindings(_ syntax: VariableDeclSyntax) -> [(PatternBindingSyntax, WrittenType?)] {
    var next: WrittenType?
    var result: [(PatternBindingSyntax, WrittenType?)] = []
    for binding in syntax.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        next = WrittenType(annotation.type)
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        next = nil
      }
      result.append((binding, next))
    }
    return result.reversed()
  }

  /// - Parameter other: One that is read apart.
  mutating func accessors(_ block: AccessorBlockSyntax, but other: AccessorDeclSyntax? = nil) -> Accessors {
    var result = Accessors()
    switch block.accessors {
    case .getter(let items): result.getter = valueBody(items)
    case .accessors(let list):
      for accessor in list where accessor.id != other?.id {
        switch accessor.accessorSpecifier.text {
        case "get", "_read", "read", "unsafeAddress", "borrow":
          result.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
          result.getter = accessor.body.map { valueBody($0.statements) }
        default:
          // What it calls what is put there, or was there, is another name for what everybody calls it.
          if let given = accessor.parameters?.name {
            let at = lines.position(given)
            let meant = accessor.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue"
            let binding = Binding(name: name(given), value: Expression(.name(meant, []), at: at), modifiers: ["let"], at: at)
            result.observers.append(.bind(binding))
          }
          result.observers += accessor.body.map { self.block($0.statements) } ?? []
        }
      }
    }
    return result
  }
}

extension AccessorBlockSyntax {
  var setter: AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "set" }
  }
}
