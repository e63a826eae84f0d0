import Model
import Reading
import Testing

@testable import Linking

/// Thousands of programs that are thrown. A seed that fails is printed and throws the same program again.
@Suite struct LookupOrderTests {
  /// Whatever way a name is written, and wherever its parts stand, it means what it was written for.
  @Test(arguments: 0..<20)
  func findsWhatWasMeant(_ batch: Int) {
    for seed in batch * 50..<batch * 50 + 50 {
      var shuffle = Dice(seed + 1_000_000)
      let program = LookupDice(seed)
      let files = program.files(&shuffle)
      #expect(Symbols(files).propertyTypes() == program.expected, "seed \(seed)\n\(files.joined(separator: "---\n"))")
    }
  }

  /// What names mean depends neither on the order of files nor on what is asked for first, and it is found.
  @Test(arguments: 0..<20)
  func ordersMeanNothing(_ batch: Int) {
    for seed in batch * 50..<batch * 50 + 50 {
      var dice = Dice(seed)
      let files = tangle(&dice)
      let digests = files.map { digest(of: $0, file: "") }
      let symbols = Symbols(digests: digests)
      // Of two types of one name in one place either may be meant.
      guard symbols.isClear else { continue }
      let found = symbols.propertyTypes()
      #expect(Symbols(digests: digests).propertyTypes(backwards: true) == found, "seed \(seed)\n\(files.joined(separator: "\n"))")
      for _ in 0..<2 {
        let shuffled = digests.shuffled(using: &dice)
        #expect(Symbols(digests: shuffled).propertyTypes() == found, "seed \(seed)\n\(files.joined(separator: "\n"))")
      }
    }
  }
}

extension Symbols {
  /// Whether no type has two type members of one name, so that every name has one meaning.
  fileprivate var isClear: Bool {
    types.values.allSatisfy { symbol in
      symbol.declarations.filter { declaration($0).isNominal }.count < 2
        && symbol.members.values.allSatisfy { ids in
          ids.filter { declaration($0).isNominal || [.typealias, .associatedType].contains(declaration($0).kind) }.count < 2
        }
    }
  }
}
