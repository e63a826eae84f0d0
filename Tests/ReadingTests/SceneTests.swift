import Model
import Testing

@testable import Reading

/// Storyboards and files of values, as far as they matter to sources.
struct SceneTests {
  static let board = """
    <?xml version="1.0"?>
    <!DOCTYPE x>
    <document initialViewController="b"><scenes><scene>
      <objects>
        <!-- <viewController customClass="Hidden"/> -->
        <viewController id="a" customClass="Tea" customModule="Shop" storyboardIdentifier='tea'>
          <view customClass="TeaView"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="of a view"/>
          </userDefinedRuntimeAttributes></view>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="&lt;a &amp; b&#65;&#x42;"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="title"/>
            <userDefinedRuntimeAttribute type="number" keyPath="size"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </viewController>
        <viewController id="plain"/>
        <windowController id="b" customClass="Shop" customModule="App" customModuleProvider="target"/>
        <placeholder id="c" customClass="UIResponder"/>
      </objects>
    </scene></scenes></document>
    """

  @Test func scenesHaveClassNameAndSettings() throws {
    let found = try #require(scenes(in: Array(Self.board.utf8), file: "A/Main.storyboard"))
    #expect(found.scenes.map(\.type) == ["Tea", "TeaView", "Shop", "UIResponder"])
    #expect(found.scenes.map(\.kind) == [.controller, .part, .controller, .standIn])
    #expect(found.scenes.map(\.settings) == [["name": "<a & bAB"], ["name": "of a view"], [:], [:]])
    #expect(found.scenes.map(\.cleared) == [["title"], [], [], []])
    let places = [(6, 5), (7, 7), (17, 5), (18, 5)]
    #expect(found.scenes.map(\.at) == places.map { Position(line: $0.0, column: $0.1) })
  }

  /// A nib makes what stands in its list, and neither its owner nor the application; of a scene it knows nothing.
  @Test func nibsHaveNoControllersOfScenes() throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Shelf"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        <placeholder placeholderIdentifier="IBFilesOwner" id="own" customClass="Shelf"/>
        <viewController id="a" customClass="Tea"/>
        <customObject id="b-c" customClass="Kettle"/>
        <tableViewCell id="c"><view customClass="Leaf"/></tableViewCell>
      </objects></document>
      """
    let found = try #require(scenes(in: Array(nib.utf8), file: "Cell.xib"))
    #expect(found.scenes.map(\.type) == ["Shelf", "NSObject", "Shelf", "Tea", "Kettle", "Leaf"])
    #expect(found.scenes.map(\.kind) == [.standIn, .standIn, .standIn, .part, .part, .part])
  }

  @Test(arguments: [
    "", "text", "<document>", "<document></other>", "<document a=b/>", "<plist/>", "<document><a b=\"c></document>",
  ])
  func whatIsNoStoryboardIsNone(text: String) { #expect(scenes(in: Array(text.utf8), file: "a.storyboard") == nil) }

  @Test(
    arguments: [
      ("{}", [:]),
      (" { \"a\" : 1 , \"b\":-2.5e1, \"c\":true,\"d\":null } // end", ["a": .whole, "b": .fraction, "c": .truth, "d": .nothing]),
      ("{\"\\u0061\\n//\": \"/* no \\\" comment */\", /* a\n */ \"l\": [1, {\"in\": 2}, []]}", ["a\n//": .text, "l": .list]),
      ("\u{feff}{\"t\": {\"in\": {}}}", ["t": .table]),
    ] as [(String, [String: ValueFile.Kind])])
  func jsonHasKeysOfItsFirstLevel(text: String, values: [String: ValueFile.Kind]) {
    #expect(valueFile(Array(text.utf8), file: "a.json").content == .values(values))
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("{\"a\": 1,\n}", 2, 1), ("{\"a\" 1}", 1, 6), ("{'a': 1}", 1, 2), ("{\"a\": 01}", 1, 7),
    ("{\"a\": tru}", 1, 7), ("{} {}", 1, 4), ("{} /* open", 1, 4), (" [1]", 1, 2), ("{\"a\": \"b\nc\"}", 1, 9),
    ("{\"a\": .5}", 1, 7),
  ])
  func brokenJsonHasAPlace(text: String, line: Int, column: Int) {
    guard case .broken(_, let place) = valueFile(Array(text.utf8), file: "a.json").content else {
      Issue.record("\(text) was read")
      return
    }
    #expect(place == Position(line: line, column: column), "\(text)")
  }

  @Test func propertyListsHaveKeysOfTheirFirstLevel() {
    let text = """
      <plist version="1.0"><dict>
        <key>a &amp; b</key><string>x</string> <key></key><real>1</real> <key>t</key><true/>
        <key>d</key><dict><key>in</key><integer>1</integer></dict> <key>l</key><array><string/></array>
      </dict></plist>
      """
    let found = valueFile(Array(text.utf8), file: "x/a.plist")
    #expect(found.content == .values(["a & b": .text, "": .fraction, "t": .truth, "d": .table, "l": .list]))
    #expect(found.name == "a" && found.suffix == "plist")
  }

  @Test(arguments: [
    ("bplist00\u{1}", false), ("{ a = b; }", false), ("<plist><array/></plist>", true), ("<plist><dict></plist>", true),
  ])
  func otherPropertyListsAreUnknownOrBroken(text: String, isBroken: Bool) {
    let content = valueFile(Array(text.utf8), file: "a.plist").content
    if case .broken = content {
      #expect(isBroken, "\(text)")
    } else {
      #expect(!isBroken && content == .unknown("it is a property list in another form than XML"), "\(text)")
    }
  }

  /// What a text of Swift 2 shows, and one of today does not.
  @Test(arguments: [
    ("class A: B { override func f(a: Int) { super.f(a) } }", true), ("let x = UIScreen.mainScreen().bounds", true),
    ("let x = y.dynamicType", true), ("class A: B { override func f(a: Int) { super.f(a: a) } }", false),
    ("class A: B { override func f(_ a: Int) { super.f(a) } }", false), ("class A: B { func g(a: Int) { super.f(a) } }", false),
    ("class A: B { override func f(a: () -> Void) { super.f { a() } } }", false), ("let x = Screen.mainScreen()", false),
  ])
  func oldSwiftIsTold(text: String, isOld: Bool) { #expect(digest(of: text, file: "a.swift").isOldSwift == isOld, "\(text)") }

  @Test func labelWrittenAsNothingIsNone() {
    guard case .expression(let call)? = digest(of: "f(_: 1, a: 2)", file: "a.swift").statements.first,
      case .call(_, let arguments) = call.form
    else {
      Issue.record("no call was read")
      return
    }
    #expect(arguments.map(\.label) == [nil, "a"])
  }
}
