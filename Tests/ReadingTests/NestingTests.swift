import Model
import Testing

@testable import Reading

/// Types inside one another, on both sides of `Limit.nestedTypes`: beyond it, what is innermost is not told.
struct NestingTests {
  @Test(arguments: [0, 1]) func typesInsideOneAnother(_ beyond: Int) {
    let depth = Limit.nestedTypes.value - 1 + beyond
    let found = digest(of: "let a: Int" + String(repeating: "?", count: depth), file: "a.swift")
    var type = found.declarations.first?.type
    var count = 0
    while let inner = type?.wrapped { (type, count) = (inner, count + 1) }
    #expect(count == depth)
    #expect(type == (beyond == 0 ? .named("Int") : .unknown))
  }
}
