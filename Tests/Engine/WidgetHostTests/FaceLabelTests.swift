import Foundation
import SwiftUI
import Testing
import VectorDrawing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

/// Labels beside complications.
@MainActor struct FaceLabelTests {
  private let view = Text(verbatim: "72").widgetLabel { Text(verbatim: "label") }

  /// The pieces of text with the angles that they are turned by, degrees.
  private func letters(
    _ items: [DisplayItem], _ outer: CGAffineTransform = .identity
  ) -> [(text: String, angle: CGFloat, at: CGPoint)] {
    items.flatMap { item -> [(text: String, angle: CGFloat, at: CGPoint)] in
      switch item {
      case .group(let group): letters(group.children, group.transform.concatenating(outer))
      case .text(let line):
        line.fragments.map { piece in
          let middle = CGPoint(x: piece.x + piece.width / 2, y: line.baseline)
          let angle = CGFloat(atan2(Double(outer.b), Double(outer.a))) * 180 / .pi
          return (piece.text, angle.rounded(), middle.applying(outer))
        }
      default: []
      }
    }
  }

  @Test func `in a corner the label rises along the dial, letter by letter`() throws {
    let drawn = try Stage("accessoryCorner", on: "watch-45").render(view)
    #expect(drawn.nodes.compactMap(\.text) == ["72", "label"] && drawn.diagnostics.isEmpty)
    let letters = letters(drawn.items)
    #expect(letters.map(\.text) == ["72", "l", "a", "b", "e", "l"])
    #expect(letters[0].angle == 0)
    let angles = letters.dropFirst().map(\.angle)
    #expect(angles.sorted() == Array(angles) && angles[2] == -45)
    // All as far from the middle of the dial, which lies on the diagonal.
    let middle = letters[3].at
    let dial = CGPoint(x: middle.x + 95 * 0.707_106_8, y: middle.y + 95 * 0.707_106_8)
    let distances = letters.dropFirst().map { hypot($0.at.x - dial.x, $0.at.y - dial.y) }
    #expect(distances.allSatisfy { abs($0 - 95) < 0.2 })
  }

  @Test func `content that curves follows the dial outside of its label`() throws {
    let curved = Text(verbatim: "7200").widgetCurvesContent().widgetLabel {
      Text(verbatim: "label")
    }
    let drawn = letters(try Stage("accessoryCorner", on: "watch-45").render(curved).items)
    #expect(drawn.prefix(4).map(\.text) == ["7", "2", "0", "0"])
    #expect(drawn[0].angle < -45 && drawn[3].angle > -45)
    #expect(drawn.prefix(4).allSatisfy { $0.at.x + $0.at.y < drawn[6].at.x + drawn[6].at.y })
    let straight = Text(verbatim: "72").widgetCurvesContent(false).widgetLabel("label")
    let kept = letters(try Stage("accessoryCorner", on: "watch-45").render(straight).items)
    #expect(kept[0].text == "72")
  }

  @Test func `a label of a round complication is on the bezel above it`() throws {
    let stage = try Stage("accessoryCircular", on: "watch-45")
    let drawn = try stage.render(Text(verbatim: "72").widgetLabel { Text(verbatim: "HHHHH") })
    let letters = letters(drawn.items)
    #expect(letters.map(\.text) == ["72", "H", "H", "H", "H", "H"])
    #expect(letters[1].angle == -letters[5].angle && letters[1].angle < 0)
    #expect(letters[3].angle == 0 && abs(letters[3].at.x - drawn.size.width / 2) < 0.5)
    #expect(letters[0].at.y > letters[3].at.y)
    #expect(drawn.size.height > stage.stage.size.height)
  }

  @Test func `letters are read as the words that they make, and stay whole where nothing bends`()
    throws
  {
    func spoken(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        guard case .group(let group) = item else { return [] }
        return [group.spoken?.label].compactMap { $0 } + spoken(group.children)
      }
    }
    let corner = try Stage("accessoryCorner", on: "watch-45").render(view)
    #expect(spoken(corner.items) == ["label"])
    let round = Text(verbatim: "72").widgetCurvesContent().widgetLabel("label")
    let drawn = try Stage("accessoryCircular", on: "watch-45").render(round)
    #expect(letters(drawn.items).first?.text == "72")
  }

  @Test func `where there is no room the label is not drawn`() throws {
    let circle = try Stage("accessoryCircular").render(view)
    #expect(circle.nodes.compactMap(\.text) == ["72"] && circle.diagnostics.isEmpty)
    #expect(letters(circle.items).map(\.text) == ["72"])
  }
}
