import DiagnosticRecords
import ResourceCatalogs
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct FamilyNotNamedCheckTests {
  private func messages(_ families: [String], at family: String) throws -> [String] {
    let stage = try Stage(family)
    let picture = CheckedPicture(
      try stage.render(Text(verbatim: "words").onCard()), on: stage.stage, mode: .fullColor,
      state: .snapshot, palette: try SystemLook.load().palette(on: .iOS), families: families,
      hash: "")
    return FamilyNotNamedCheck().findings(in: picture).map(\.message)
  }

  @Test func `a family between others is told of once`() throws {
    let gap = ["systemSmall", "systemLarge", "accessoryCircular"]
    #expect(
      try messages(gap, at: "systemSmall")
        == ["The widget names `systemSmall` and `systemLarge`, not `systemMedium`."])
    #expect(try messages(gap, at: "systemLarge").isEmpty)
    #expect(
      try messages(["systemSmall", "systemExtraLarge"], at: "systemSmall")
        == [
          "The widget names `systemSmall` and `systemExtraLarge`, not `systemMedium` and "
            + "`systemLarge`."
        ])
    #expect(try messages(["systemSmall", "systemMedium"], at: "systemSmall").isEmpty)
    #expect(try messages([], at: "systemSmall").isEmpty)
  }
}
