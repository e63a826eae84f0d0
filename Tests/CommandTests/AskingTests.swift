import Foundation
import Testing

/// Questions about a graph, asked of a whole project.
struct AskingTests {
  @Test(
    arguments: [
      (
        ["why", "AppDelegate.container", "PaymentService"], 0,
        "AppFramework           loads      BillingFramework  App/AppFramework.swift:5\n"
      ),
      (["why", "PaymentService", "AppFramework"], 1, "only the other way round"),
      (
        ["why", "AppFramework", "ReceiptFormatting", "--cut"], 0,
        "without this hop nothing leads from AppFramework to ReceiptFormatting"
      ),
      (["why", "AppFramework", "RideService", "--all"], 0, "RideService"),
      (["who-provides", "Payment*"], 0, "1 registration provides PaymentService"),
      (["who-provides", "ReceiptFormatting"], 1, "nothing provides ReceiptFormatting, and 1 place asks for it"),
      (["who-needs", "ReceiptFormatting", "--quiet"], 0, "PaymentService  needs  ReceiptFormatting  missing  Core/Billing"),
      (["roots"], 0, "1 root\n\n  AppDelegate.container"), (["list", "targets"], 0, "  App "),
      (["list", "modules", "--name", "*Part"], 0, "RidePart"), (["list", "types"], 0, "PaymentService"),
      (["roots", "--format", "json"], 0, "\"found\": true"),
    ] as [([String], Int32, String)])
  func answers(arguments: [String], status: Int32, words: String) async throws {
    let outcome = try await dilint(arguments, in: house + "/Fixtures/Projects/BikeRental")
    #expect(outcome.status == status && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.text.contains(words), "\(outcome.text)")
  }

  @Test(arguments: [
    (["why", "PaymentServce", "AppFramework"], "nothing here is called PaymentServce; did you mean PaymentService"),
    (["who-needs", "type:AppFramework"], "nothing here is called AppFramework"),
    (["list", "typs"], "did you mean types"), (["why", "A", "B", "--all", "--cut"], "two questions"),
    (["who-provide", "X"], "did you mean who-provides?"), (["explain", "0000"], "begins with 0000"),
    (["explain", "mising-provider"], "did you mean missing-provider"),
    (["roots", "--formt", "json"], "Did you mean '--format'?"),
  ])
  func mistakes(arguments: [String], words: String) async throws {
    let outcome = try await dilint(arguments, in: house + "/Fixtures/Projects/BikeRental")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func ambiguousNames() async throws {
    let manifest = """
      roots: [ShopAssembly]
      assemblies:
        ShopAssembly: { public: [A.Part, B.Part] }
      modules:
        A.Part: { provides: [One] }
        B.Part: { provides: [Two] }
      """
    try await withFiles(["dilint.yml": manifest]) { folder in
      let outcome = try await dilint("who-needs", "Part", in: folder)
      #expect(outcome.status == 2 && outcome.errors == "dilint: Part may be A.Part, B.Part\n", "\(outcome.errors)")
      #expect(try await dilint("who-needs", "B.Part", in: folder).status == 0)
      #expect(
        try await dilint("who-needs", "Patr", in: folder).errors == "dilint: nothing here is called Patr; did you mean Part?\n")
    }
  }

  /// A finding is explained by the first digits of its fingerprint.
  @Test func findings() async throws {
    let project = house + "/Fixtures/Projects/BikeRental"
    let report = try await dilint("check", "--format", "json", in: project)
    let digits = try #require(report.text.firstMatch(of: #/"fingerprint": "([0-9a-f]{6})/#)?.1)
    let outcome = try await dilint("explain", String(digits), in: project)
    #expect(outcome.status == 0 && outcome.text.hasPrefix("error[missing-provider]: `PaymentService` needs"))
    #expect(outcome.text.contains("\n\nmissing-provider (error): something is asked for"))
  }
}
