import DiagnosticRecords
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct ContentOutsideCheckTests {
  private func messages(_ view: any View, _ family: String = "systemSmall") throws -> [String] {
    try Stage(family).findings(view).filter { $0.rule == Rule.contentOutside.id }.map(\.message)
  }

  private let words = Text(verbatim: "words").fixedSize()

  @Test func `text at and beyond the edge is told of`() throws {
    #expect(
      try messages(words.offset(x: 70).onCard())
        == ["“words” is cut off by the right edge of the widget."])
    #expect(
      try messages(words.offset(y: -200).onCard()) == ["“words” lies outside of the widget."])
    let rows = VStack(spacing: 0) {
      ForEach(0..<9) { Text(verbatim: "Row \($0)").frame(height: 30) }
    }
    let said = try messages(rows.onCard())
    #expect(said.count == 4 && said[0] == "“Row 0” lies outside of the widget.")
    let turned = try messages(words.rotationEffect(.degrees(90)).offset(y: 80).onCard())
    #expect(turned == ["“words” is cut off by the bottom edge of the widget."])
  }

  @Test func `a control that nobody reaches is told of`() throws {
    let link = Link(destination: URL(string: "https://example.org")!) { Color.blue }
    let said = try messages(link.frame(width: 50, height: 50).offset(x: 200).onCard())
    #expect(said == ["A link lies outside of the widget."])
  }

  @Test func `what bleeds, decorates or is cut by the code is none`() throws {
    let fine: [any View] = [
      Circle().frame(width: 400, height: 400), words, words.opacity(0.1).offset(x: 70),
      words.accessibilityHidden(true).offset(x: 70), words.hidden().offset(x: 70),
      words.frame(width: 20, height: 20, alignment: .leading).clipped(),
      Link(destination: URL(string: "https://example.org")!) {
        Circle().frame(width: 400, height: 400)
      },
    ]
    for (index, view) in fine.enumerated() {
      let said = try messages(AnyView(view).onCard())
      #expect(said.isEmpty, "view \(index)")
    }
  }
}
