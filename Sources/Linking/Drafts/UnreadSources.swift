import Model

extension Draft {
  /// Puts every container in doubt that a source which could not be read may have filled.
  mutating func doubt(_ unread: [UnreadSource], _ vocabularies: [Vocabulary]) {
    for source in unread {
      for framework in Set(vocabularies.filter(source.speaks).map(\.framework)).sorted() {
        let concerned = roots.indices.filter { roots[$0].framework == framework }
        for root in concerned { roots[root].isOpen = true }
        doubts.append(
          Doubt(key: Key(type: .unknown), nameIsUnknown: true, framework: framework, roots: concerned, at: source.at))
      }
    }
  }
}
