import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// Texts drawn by renderers of the code's own.
@MainActor struct TextRendererTests {
  private struct Renderer: TextRenderer {
    var margin: CGFloat = 0
    let body: (Text.Layout, inout GraphicsContext) -> Void

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { body(layout, &context) }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + margin, height: size.height + margin)
    }
  }

  private struct Mark: TextAttribute { let number: Int }

  private func paint(_ view: some View, width: CGFloat = 300) -> [DisplayItem] {
    let probe = LayoutProbe(view, width: width, height: 200)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return painter.items
  }

  /// What is written, from the back to the front, each with where it begins.
  private func words(_ items: [DisplayItem], _ x: CGFloat = 0) -> [(text: String, x: CGFloat)] {
    items.flatMap { item -> [(text: String, x: CGFloat)] in
      switch item {
      case .text(let line): line.fragments.map { ($0.text, $0.x + x) }
      case .group(let group): words(group.children, x + group.transform.tx)
      default: []
      }
    }
  }

  @Test func `lines drawn where they lie are the text itself`() {
    let text = Text("One line and then another one").frame(width: 90)
    let plain = words(paint(text))
    let drawn = words(paint(text.textRenderer(Renderer { _, _ in })))
    #expect(drawn.isEmpty)
    let lines = words(
      paint(
        text.textRenderer(
          Renderer { layout, context in for line in layout { context.draw(line) } })))
    #expect(plain.count > 1 && lines.map(\.text) == plain.map(\.text))
    #expect(zip(lines, plain).allSatisfy { abs($0.x - $1.x) < 0.001 })
  }

  @Test func `slices are the characters of a run, side by side`() {
    var ends: [CGFloat] = []
    var width: CGFloat = 0
    let drawn = words(
      paint(
        Text("Wave").textRenderer(
          Renderer { layout, context in
            for run in layout.flatMap({ $0 }) {
              width = run.typographicBounds.rect.maxX
              for slice in run {
                ends.append(slice.typographicBounds.rect.maxX)
                context.draw(slice)
              }
            }
          })))
    #expect(drawn.map(\.text) == ["W", "a", "v", "e"])
    #expect(ends == ends.sorted() && ends.count == 4 && Set(ends).count == 4)
    #expect(abs((ends.last ?? 0) - width) < 0.001)
    #expect(zip(drawn.dropFirst(), drawn).allSatisfy { $0.x > $1.x })
  }

  @Test func `runs know their attributes and offsets in the text`() {
    var found: [Int?] = []
    var offsets: [Int] = []
    let text = Text("ab") + Text("cde").bold().customAttribute(Mark(number: 7))
    _ = paint(
      text.textRenderer(
        Renderer { layout, _ in
          guard let first = layout.first?.first?.characterIndices.first else { return }
          for run in layout.flatMap({ $0 }) {
            found.append(run[Mark.self]?.number)
            offsets += run.characterIndices.map { first.distance(to: $0) }
          }
        }))
    #expect(found == [nil, 7])
    #expect(offsets == [0, 1, 2, 3, 4])
  }

  @Test func `a renderer may ask for more room, and draw what it likes`() {
    let plain = LayoutProbe(Text("Wave"), width: 300, height: 200).root.frame.size
    let renderer = Renderer(margin: 10) { _, context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
    }
    let roomy = LayoutProbe(
      Text("Wave").textRenderer(renderer), width: 300, height: 200
    ).root.frame.size
    #expect(roomy == CGSize(width: plain.width + 10, height: plain.height + 10))
    #expect(words(paint(Text("Wave").textRenderer(renderer))).isEmpty)
  }

  @Test func `the line moves with its origin`() {
    let moved = words(
      paint(
        Text("Wave").textRenderer(
          Renderer { layout, context in
            guard var line = layout.first else { return }
            context.draw(line)
            line.origin.x += 20
            context.draw(line)
          })))
    #expect(moved.count == 2 && abs(moved[1].x - moved[0].x - 20) < 0.001)
  }
}
