import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import VectorDrawing
import ViewGraph

/// Texts with attributes of UIKit and of SwiftUI, as views draw them.
@MainActor struct AttributedTextTests {
  private func fragments(_ text: AttributedString) -> [TextLineItem.Fragment] {
    let probe = LayoutProbe(Text(text), width: 300, height: 100)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return painter.items.flatMap { item -> [TextLineItem.Fragment] in
      guard case .text(let line) = item else { return [] }
      return line.fragments
    }
  }

  @Test func attributesOfUIKitAreDrawn() throws {
    let older = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    older.append(
      NSAttributedString(
        string: "big",
        attributes: [
          .font: UIFont.systemFont(ofSize: 40),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let drawn = fragments(AttributedString(older))
    #expect(drawn.map(\.text) == ["red", "big"])
    #expect(drawn.first?.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
    #expect(drawn.last?.font.size == 40 && drawn.last?.underline == true)
  }

  @Test func attributesOfSwiftUIComeFirst() {
    var text = AttributedString("words")
    text.uiKit.foregroundColor = .red
    text.swiftUI.foregroundColor = .black
    #expect(fragments(text).first?.paint == .color(.black))
    text.foregroundColor = .blue
    #expect(text.swiftUI.foregroundColor == .blue && text.uiKit.foregroundColor == .red)
  }

  @Test func linesAreReadFromUIKit() {
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDash) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .double) == .single)
    let dashed: NSUnderlineStyle = [.thick, .patternDashDot]
    #expect(Text.LineStyle(nsUnderlineStyle: dashed) == .init(pattern: .dashDot))
  }
}
