import DiagnosticRecords
import ResourceCatalogs
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct PictureChecksTests {
  @Test func `every check has a rule of its own, whose fault is the design`() {
    let rules = PictureChecks.all.map(\.rule)
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(rules.allSatisfy { $0.fault == .design })
  }

  @Test func `a project says how much findings matter, or that it wants none`() throws {
    let id = Rule.noContainerBackground.id
    let view = Text(verbatim: "words")
    func severities(_ value: CheckSwitch?) throws -> [Diagnostic.Severity] {
      try Stage().findings(view, switches: value.map { [id: $0] } ?? [:]).map(\.severity)
    }
    #expect(try severities(nil) == [.warning])
    #expect(try severities(.on) == [.warning])
    #expect(try severities(.error) == [.error])
    #expect(try severities(.note) == [.note])
    #expect(try severities(.off).isEmpty)
  }

  @Test func `only cards need a container background`() throws {
    let rules = try Stage("accessoryRectangular").findings(Text(verbatim: "words")).map(\.rule)
    #expect(rules.isEmpty)
    #expect(try Stage().findings(Text(verbatim: "words").onCard()).isEmpty)
  }

  @Test func `what is drawn again is not looked at again, and told of at each picture`() throws {
    func view(_ words: Text, _ color: Color) -> any View {
      words.foregroundStyle(color).onCard()
    }
    let pale = view(Text(verbatim: "words"), .white)
    func found(_ second: any View, _ state: ContentState = .entry(0)) throws -> [String?] {
      try Stage().findings([(pale, .snapshot), (second, state)], hash: "same").map(\.render)
    }
    let both: [String?] = ["widget/snapshot", "widget/entry"]
    #expect(try found(pale) == both)
    // Nobody looks at its letters, as its hash is known.
    #expect(try found(view(Text(verbatim: "words"), .black)) == both)
    // What no picture shows counts too: findings tell the words of the code.
    #expect(try found(view(Text("words"), .black)) == ["widget/snapshot"])
  }

  @Test func `a timeline is judged by all looks of its entries, once they are drawn`() throws {
    let stage = try Stage()
    let drawn = try stage.render(Text(verbatim: "words").onCard())
    let palette = try SystemLook.load().palette(on: .iOS)
    /// The hashes of the looks of each entry.
    func messages(_ entries: [[String]]) -> [String] {
      let checks = PictureChecks()
      for (index, hashes) in entries.enumerated() {
        for hash in hashes {
          let picture = CheckedPicture(
            drawn, on: stage.stage, mode: .fullColor, state: .entry(index), palette: palette,
            hash: hash)
          _ = checks.findings(in: picture, render: "entry-\(index)", look: "light")
        }
      }
      defer { #expect(checks.endTimeline().isEmpty) }
      return checks.endTimeline().map(\.message)
    }
    let same = ["Both entries of the timeline show the same picture."]
    #expect(messages([["light", "dark"], ["light", "dark"]]) == same)
    #expect(messages([["light", "dark"], ["light", "darker"]]).isEmpty)
    // As a sweep draws them.
    #expect(messages([["usual", "larger"], ["usual"]]) == same)
    #expect(messages([["usual"]]).isEmpty)
  }

  @Test func `a finding knows the view and the words of the code`() throws {
    let found = try Stage().findings(Named().onCard())
    #expect(found.map(\.view) == ["Named"])
    #expect(found.map(\.subject) == ["Words of the code"])
  }
}

private struct Named: View {
  var body: some View { Text("Words of the code").foregroundStyle(.white) }
}
