import Linking
import Model

/// Targets of a project that make a module which a framework's interface describes.
///
/// An app may bring a framework as source, and a framework's own project has sample apps. The interface takes the place of that
/// source: what stands behind it is no part of the app. A module that only has the same name is the app's own, and importing it
/// imports no framework; so is one that is made of another framework, whatever its types are called: none of those that are known is.
struct FrameworkSources {
  /// By file: the id of the framework.
  private(set) var frameworkOfFile: [String: String] = [:]
  /// Modules that only bear the name of a framework's.
  private(set) var namesakes: Set<String> = []

  init(
    of vocabularies: [Vocabulary], in digests: [Digest], _ targets: ProjectTargets, _ frameworks: [Framework],
    beside copies: FrameworkCopies
  ) {
    frameworkOfFile = copies.frameworkOfFile
    let modules = Set(vocabularies.flatMap(\.modules))
    let making = targets.targets.indices.filter { modules.contains(targets.targets[$0].module) }
    findUndescribed(vocabularies, in: digests, targets, frameworks)
    guard !making.isEmpty else { return }
    var files: [Int: [Digest]] = [:]
    for digest in digests { for target in targets.members[digest.file] ?? [] { files[target, default: []].append(digest) } }
    var genuine: Set<String> = []
    for target in making {
      let own = files[target] ?? []
      let names = Set(own.flatMap(\.typeNames))
      guard !names.isEmpty else { continue }
      let module = targets.targets[target].module
      guard
        let words = vocabularies.first(where: { $0.modules.contains(module) && !names.isDisjoint(with: $0.interface.typeNames) }),
        // What a library beside a framework does its source says better.
        !words.isCompanion, !Self.isOfItsOwn(names, words.framework, frameworks),
        !Self.isMadeOfAnother(own, than: words.framework, frameworks)
      else {
        namesakes.insert(module)
        continue
      }
      genuine.insert(module)
      for digest in own { frameworkOfFile[digest.file] = words.framework }
      // What lies beside it and is compiled by nobody is a part of it that was left out.
      for digest in digests where targets.members[digest.file] == nil && Path.isInside(digest.file, targets.targets[target].path)
      {
        frameworkOfFile[digest.file] = words.framework
      }
    }
    namesakes.subtract(genuine)
  }

  /// A module that no target makes may stand in a folder of its name, of which no description of the build speaks. It is a framework
  /// if it declares a third of the types of the interface or more, and several: a folder with an app's own extensions may be called so, too.
  private mutating func findUndescribed(
    _ vocabularies: [Vocabulary], in digests: [Digest], _ targets: ProjectTargets, _ frameworks: [Framework]
  ) {
    let loose = digests.filter { targets.members[$0.file] == nil }
    for words in vocabularies where !words.isCompanion {
      let expected = Set(words.interface.declaredNames)
      for module in words.modules where !expected.isEmpty {
        for own in Dictionary(grouping: loose, by: { Self.folder(module, of: $0.file) }).filter({ $0.key != nil }).values {
          let declared = expected.intersection(own.flatMap(\.declaredNames))
          guard declared.count > 1, declared.count * 3 >= expected.count,
            !Self.isMadeOfAnother(own, than: words.framework, frameworks)
          else { continue }
          for digest in own where !digest.imports.contains(where: { $0.path.first == module }) {
            frameworkOfFile[digest.file] = words.framework
          }
        }
      }
    }
  }

  /// The outermost folder of a name in which a file lies.
  private static func folder(_ name: String, of file: String) -> Substring? {
    let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let folder = folders.first(where: { $0 == name }) else { return nil }
    return file[..<folder.endIndex]
  }

  /// Whether source of a framework's name has of the types by which that one's is known less than two: one alone is called so by anybody.
  private static func isOfItsOwn(_ names: Set<String>, _ id: String, _ frameworks: [Framework]) -> Bool {
    guard let known = frameworks.first(where: { $0.id == id })?.sourceTypes, !known.isEmpty else { return false }
    return names.intersection(known).count < 2
  }

  /// Whether source that declares types of a framework's names imports a framework that it does not bring: an app's own wrapper around one
  /// may be called like another.
  private static func isMadeOfAnother(_ source: [Digest], than id: String, _ frameworks: [Framework]) -> Bool {
    let brought = Set(frameworks.first { $0.id == id }?.brings ?? []).union([id])
    let own = Set(frameworks.filter { brought.contains($0.id) }.flatMap(\.modules))
    let others = Set(frameworks.flatMap(\.modules)).subtracting(own)
    return source.contains { digest in digest.imports.contains { $0.path.first.map(others.contains) ?? false } }
  }
}

extension Digest {
  /// The names of the types that stand at file scope, or are extended there.
  fileprivate var typeNames: [String] {
    declarations.compactMap { declaration in
      guard declaration.parent == nil else { return nil }
      return declaration.kind == .extension ? declaration.type?.baseName : declaration.isNominal ? declaration.name : nil
    }
  }

  /// The names of the types that are declared at file scope.
  fileprivate var declaredNames: [String] {
    declarations.filter { $0.parent == nil && $0.kind != .extension && $0.isNominal }.map(\.name)
  }
}
