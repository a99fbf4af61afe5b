import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// The corners of views, said to the views above.
private struct Corners: PreferenceKey {
  static let defaultValue: [Anchor<[CGPoint]>] = []
  static func reduce(
    value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]
  ) { value += nextValue() }
}

@MainActor struct GeometryTests {
  private final class Seen: @unchecked Sendable {
    var points: [[CGPoint]] = []
    var frames: [CGRect?] = []
  }

  @Test func `anchors of any kind are asked for in the coordinates of the reader`() {
    let seen = Seen()
    let corners = Anchor<[CGPoint]>.Source([.topLeading, .unitPoint(.bottomTrailing)])
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Corners.self, value: corners) { [$0] }
      Color.blue.frame(width: 30, height: 20)
        .transformAnchorPreference(key: Corners.self, value: corners) { $0.append($1) }
    }
    .overlayPreferenceValue(Corners.self) { anchors in
      GeometryReader { proxy in
        let _ = seen.points = anchors.map { proxy[$0] }
        Color.clear
      }
    }
    _ = LayoutProbe(view, width: 100, height: 100)
    #expect(
      seen.points == [
        [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 15)],
        [CGPoint(x: 20, y: 0), CGPoint(x: 50, y: 20)],
      ])
  }

  @Test func `named spaces are measured from below and from outside`() {
    let seen = Seen()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 30)
      GeometryReader { proxy in
        let _ =
          seen.frames = [
            proxy.frame(in: .named("outer")), proxy.frame(in: .local), proxy.frame(in: .global),
            proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("nobody")),
          ]
        Color.clear
      }
    }
    .frame(width: 40, height: 50).coordinateSpace(.named("outer"))
    _ = LayoutProbe(view, width: 100, height: 100)
    #expect(
      seen.frames == [
        CGRect(x: 0, y: 30, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 30, y: 55, width: 40, height: 20), CGRect(x: 0, y: -30, width: 40, height: 50),
        nil,
      ])
  }

  @Test func `a visual effect knows the size and leaves the layout alone`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("turned")
        .visualEffect { $0.opacity(0.5).offset(x: $1.size.width) }
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("next")
    }
    let probe = LayoutProbe(view, width: 30, height: 10)
    #expect(probe.frame("turned")?.minX == 0 && probe.frame("next")?.minX == 20)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    guard case .group(let moved)? = painter.items.first,
      case .group(let faded)? = moved.children.first
    else {
      Issue.record("no groups")
      return
    }
    #expect(moved.transform.tx == 20 && faded.opacity == 0.5)
  }

  @Test func `a grid is the same as a layout of any type`() {
    @ViewBuilder func rows() -> some View {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("cell")
      }
      GridRow { Color.green.frame(width: 60, height: 5).gridCellColumns(2) }
    }
    let plain = LayoutProbe(Grid { rows() }, width: 100, height: 100)
    let erased = LayoutProbe(AnyLayout(GridLayout()) { rows() }, width: 100, height: 100)
    #expect(plain.frame("cell") == erased.frame("cell") && plain.root.frame == erased.root.frame)
    // 10 and 30 with 8 between leave 12 for the cell over both, which the last column takes.
    #expect(plain.root.frame.size == CGSize(width: 60, height: 33))
    #expect(plain.frame("cell")?.midX == 59)
  }

  @Test func `spacers in a stack of any layout keep to its axis`() {
    let layout = AnyLayout(HStackLayout(spacing: 0))
    let view = layout {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      Spacer()
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }
    let probe = LayoutProbe(view, width: 100, height: 100)
    #expect(probe.frame("b") == CGRect(x: 90, y: 45, width: 10, height: 10))
  }
}
