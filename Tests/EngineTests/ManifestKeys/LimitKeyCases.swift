private let siblings = ["Feed/f.swift": "import Chat\n", "Chat/c.swift": "public class C {}\n"]
private let forbidden = ["forbidden-dependency error Feed/f.swift"]
private let passed = ["budget-exceeded error dilint.yml"]

/// A chain of three in one module, of which one needs both others.
private let chain = """
  sources: []
  modules:
    M: { provides: [{ type: A, needs: [B, C] }, { type: B, needs: [C] }, C] }
  budgets: # key

  """
/// The same of assemblies.
private let assemblies = """
  sources: []
  roots: [A]
  assemblies: { A: { dependencies: [B, C] }, B: { dependencies: [C] }, C: {} }
  budgets: # key
    assemblies: # key

  """

extension KeyCase {
  /// What is forbidden, and numbers that may not be passed.
  static let limits = [
    KeyCase(
      "manifest.forbidden", "forbidden.from", "forbidden.to", manifest: "forbidden: [{ from: Feed, to: Chat }] # key\n",
      files: siblings, says: forbidden, otherwise: []),
    KeyCase(
      "forbidden.only", manifest: "forbidden:\n  - to: Chat\n    only: Feed # key\n", files: siblings, says: [],
      otherwise: ["refused"]),
    KeyCase(
      "forbidden.except", manifest: "forbidden:\n  - from: \"F*\"\n    to: Chat\n    except: Feed # key\n", files: siblings,
      says: [], otherwise: forbidden),
    KeyCase(
      "forbidden.because", manifest: "forbidden:\n  - from: Feed\n    to: Chat\n    because: chats are private # key\n",
      files: siblings, says: ["`Feed` imports `Chat`, which is forbidden: chats are private"],
      otherwise: ["`Feed` imports `Chat`, which is forbidden"], view: .messages),
    KeyCase("manifest.budgets", "budgets.max-needs", manifest: chain + "  max-needs: 1 # key\n", says: passed, otherwise: []),
    KeyCase("budgets.max-depth", manifest: chain + "  max-depth: 1 # key\n", says: passed, otherwise: []),
    KeyCase("budgets.max-fan-out", manifest: chain + "  max-fan-out: 1 # key\n", says: passed, otherwise: []),
    KeyCase(
      "budgets.assemblies", "unit-budgets.max-fan-in", manifest: assemblies + "    max-fan-in: 1 # key\n", says: passed,
      otherwise: []),
    KeyCase("unit-budgets.max-fan-out", manifest: assemblies + "    max-fan-out: 1 # key\n", says: passed, otherwise: []),
    KeyCase("unit-budgets.max-depth", manifest: assemblies + "    max-depth: 1 # key\n", says: passed, otherwise: []),
    KeyCase(
      "budgets.targets", manifest: "budgets: # key\n  targets: { max-fan-out: 0 } # key\n", files: siblings,
      says: ["budget-exceeded error Feed/f.swift"], otherwise: []),
  ]
}
