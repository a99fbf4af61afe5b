import DiagnosticRecords
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct HiddenWithoutColorsCheckTests {
  private func messages(
    _ view: any View, _ mode: RenderingMode, _ family: String = "systemSmall"
  ) throws -> [String] {
    try Stage(family).findings(view, mode: mode)
      .filter { $0.rule == Rule.hiddenWithoutColors.id }.map(\.message)
  }

  @Test func `text and symbols on a plate of their group vanish`() throws {
    // White on white, as both lose their colours.
    let badge = Text(verbatim: "words").foregroundStyle(.white).padding().background(.blue)
    #expect(
      try messages(badge.onCard(), .accented)
        == ["“words” can hardly be seen in accented rendering."])
    #expect(try messages(badge.onCard(), .fullColor).isEmpty)
    let symbol = Image(systemName: "star.fill").padding().background(.blue)
    #expect(
      try messages(symbol.onCard(), .accented)
        == ["The symbol “star.fill” can hardly be seen in accented rendering."])
    let plate = Text(verbatim: "words").foregroundStyle(.white).background(.white)
    let onLockScreen = try messages(plate, .vibrant, "accessoryRectangular")
    #expect(onLockScreen == ["“words” can hardly be seen in vibrant rendering."])
    let black = try messages(
      Text(verbatim: "words").foregroundStyle(.black), .vibrant, "accessoryRectangular")
    #expect(black == onLockScreen)
  }

  @Test func `what stands out is none`() throws {
    let words = Text(verbatim: "words")
    let fine: [any View] = [
      words, Image(systemName: "star.fill"), words.background(.blue.opacity(0.2)),
      words.accessibilityHidden(true).background(.blue),
    ]
    for (index, view) in fine.enumerated() {
      let said = try messages(AnyView(view).onCard(), .accented)
      #expect(said.isEmpty, "view \(index)")
    }
    // Brightness is kept on the Lock Screen.
    let dark = words.foregroundStyle(.black).background(.white)
    #expect(try messages(dark, .vibrant, "accessoryRectangular").isEmpty)
  }
}
