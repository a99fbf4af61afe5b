import Foundation
import ProjectReader
import SourcePreparing
import TestSupport
import Testing

@Suite struct SourceIndexTests {
  private static func index(_ files: [String: String]) throws -> SourceIndex {
    let folder = try TemporaryFolder(files)
    let modules = ModuleAvailability(offered: ["SwiftUI", "WidgetKit"])
    let read = FolderReader.read(folder.url, ReadRequest(modules: modules))
    return SourceIndex(try #require(read.projects.first))
  }

  private static let files = [
    "A.swift": """
    import SwiftUI
    let title = "Heading"
    struct Row<Content>: View {}
    """,
    "B.swift": """
    import WidgetKit
    // "Heading" in a comment is no literal
    @main
    struct B: WidgetBundle {
      let texts = ["The Heading", "Heading"]
    }
    extension Row {}
    """,
  ]

  private static let widgets = """
    import WidgetKit
    struct Literal: Widget {
      var body: some Any { StaticConfiguration(kind: "literal", provider: p) { _ in } }
    }
    struct Constant: Widget {
      static let kind: String = "constant"
      var body: some WidgetConfiguration { AppIntentConfiguration(
        kind: Self.kind, intent: I.self, provider: p) { _ in } }
    }
    enum Kinds { static var other: String { "elsewhere" } }
    struct Elsewhere: Widget {
      var body: some Any { StaticConfiguration(kind: Kinds.other, provider: p) { _ in } }
    }
    struct Named: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "named", provider: p) { _ in Text("x").description("no") }
          .configurationDisplayName("The name").description(about)
          .supportedFamilies([.systemSmall, WidgetFamily.accessoryInline])
      }
    }
    struct Computed: Widget {
      let number = 1
      var body: some Any { StaticConfiguration(kind: "k\\(number)", provider: p) { _ in } }
    }
    struct Given: Widget {
      var kind = "default"
      init(kind: String) { self.kind = kind }
      var body: some Any { StaticConfiguration(kind: kind, provider: p) { _ in } }
    }
    struct Joined: Widget {
      var body: some Any { StaticConfiguration(kind: "a" + "b", provider: p) { _ in } }
    }
    #Preview("Signed out", as: .systemSmall) { Literal() } timeline: { e }
    @available(iOS 17, *)
    #Preview { Text("no name") }
    """

  @Test(arguments: [
    ("Literal", "literal"), ("Constant", "constant"), ("Elsewhere", "elsewhere"),
    ("Computed", nil), ("Given", nil), ("Joined", nil), ("Unknown", nil),
  ])
  func theKindOfAWidgetIsFoundWhereItIsSpelt(_ type: String, _ kind: String?) throws {
    #expect(try Self.index(["W.swift": Self.widgets]).kind(of: type) == kind)
  }

  @Test func whatModifiersOfAWidgetAreGivenIsFoundWhereItIsSpelt() throws {
    let index = try Self.index(["W.swift": Self.widgets])
    #expect(index.text(givenTo: "configurationDisplayName", in: "Named") == "The name")
    #expect(index.text(givenTo: "configurationDisplayName", in: "Literal") == nil)
    #expect(
      index.members(givenTo: "supportedFamilies", in: "Named") == [
        "systemSmall", "accessoryInline",
      ])
    #expect(index.members(givenTo: "supportedFamilies", in: "Unknown") == [])
  }

  @Test func theNameOfAPreviewIsFoundByItsLine() throws {
    let index = try Self.index(["W.swift": Self.widgets])
    let names = (1...60).compactMap { index.previewName(file: "W.swift", line: $0) }
    #expect(names == ["Signed out"])
  }

  @Test func namesAreFoundInSomeFilesOrInAll() throws {
    let index = try Self.index(Self.files)
    #expect(index.written(["WidgetBundle", "Row", "Column"], in: nil) == ["WidgetBundle", "Row"])
    #expect(index.written(["WidgetBundle", "View"], in: ["A.swift"]) == ["View"])
  }

  @Test func aTypeIsFoundWhereItIsDeclaredNotExtended() throws {
    let index = try Self.index(Self.files)
    #expect(index.declaration(of: "Row<Text>") == .init(file: "A.swift", line: 3))
    #expect(index.declaration(of: "B") == .init(file: "B.swift", line: 4))
    #expect(index.declaration(of: "Text") == nil)
  }

  @Test func aLineIsFoundInTheDeclarationThatBeginsBeforeIt() throws {
    let index = try Self.index(Self.files)
    let line = SourceIndex.Position(file: "B.swift", line: 5)
    #expect(index.declaration(around: line) == .init(file: "B.swift", line: 4))
    #expect(index.declaration(around: .init(file: "B.swift", line: 1)) == nil)
    #expect(index.declaration(around: .init(file: "None.swift", line: 9)) == nil)
  }

  @Test func aLiteralIsFoundWholeAndInThePreferredFileFirst() throws {
    let index = try Self.index(Self.files)
    #expect(index.literal("Heading") == .init(file: "A.swift", line: 2))
    #expect(index.literal("Heading", preferring: "B.swift") == .init(file: "B.swift", line: 5))
    #expect(index.literal("Head") == nil)
  }
}

extension SourceIndexTests {
  private static let views = [
    "V.swift": """
    import SwiftUI
    struct Row: View {
      var body: some View {
        Text("Heading")
        Text("\\(count) of \\(all) km")
        Text("\\(name)")
      }
    }
    struct Other: View { let other = "Elsewhere" }
    extension Row { var more: some View { Text("More") } }
    @main struct Bundle: WidgetBundle {}
    """
  ]

  @Test func `a text is found where its view writes it, with values or without`() throws {
    let index = try Self.index(Self.views)
    #expect(index.text("Heading", in: "Row")?.line == 4)
    #expect(index.text("3 of 12 km", in: "Row")?.line == 5)
    #expect(index.text("3 of 12 mi", in: "Row") == nil)
    #expect(index.text("Elsewhere", in: "Row") == nil)
    #expect(index.text("Heading", in: "Unknown") == nil)
  }
}
