import Foundation
import Testing
import VectorDrawing

@testable import LayoutEngine

/// Facts/recordings.md#cases, spacing/*, Facts/layout.md#default-spacing.
@MainActor struct SpacingTests {
  private let text = ViewSpacing(above: 4.742, below: 8.151, leading: 0, grid: PixelGrid(scale: 2))

  @Test(arguments: Axis.allCases)
  func `plain views like 8 points, none like none`(axis: Axis) {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: axis) == 0)
    #expect(ViewSpacing(zero: [.trailing, .bottom]).distance(to: ViewSpacing(), along: axis) == 0)
  }

  @Test func `text and plain views share what text says`() {
    let plain = ViewSpacing()
    let found = [
      text.distance(to: plain, along: .vertical), plain.distance(to: text, along: .vertical),
      text.distance(to: text, along: .vertical), text.distance(to: plain, along: .horizontal),
    ]
    #expect(found == [8.151, 4.742, 0, 8])
  }

  @Test func `text below text keeps its leading, in whole pixels of the text above`() {
    let above = ViewSpacing(above: 0, below: 0, leading: 5, grid: PixelGrid(scale: 1 / 13.0))
    let below = ViewSpacing(above: 0, below: 0, leading: 17, grid: PixelGrid(scale: 1 / 23.0))
    #expect(above.distance(to: below, along: .vertical) == 26)
  }

  @Test func `text in a frame counts as a plain view on the framed edges`() {
    let framed = text.plain(on: .vertical)
    #expect(framed.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(text.plain(on: .horizontal).distance(to: text, along: .vertical) == 0)
  }

  /// left 2, right 3 next to none: 3 from left to right, 2 from right to left. Spacing is kept in
  /// reading direction, so the mirrored view has its edges swapped.
  @Test func `horizontal preferences follow the reading direction`() {
    func spacing(leading: CGFloat, trailing: CGFloat) -> ViewSpacing {
      var spacing = ViewSpacing()
      (spacing.leading.plain, spacing.trailing.plain) = (leading, trailing)
      return spacing
    }
    #expect(spacing(leading: 2, trailing: 3).distance(to: .zero, along: .horizontal) == 3)
    #expect(spacing(leading: 3, trailing: 2).distance(to: .zero, along: .horizontal) == 2)
  }

  @Test func `a union takes the larger preference on the named edges`() {
    var spacing = ViewSpacing.zero
    spacing.leading.plain = 12
    let whole = ViewSpacing.zero.union(spacing)
    #expect(ViewSpacing().distance(to: whole, along: .horizontal) == 12)
    let part = ViewSpacing.zero.union(spacing, edges: .vertical)
    #expect(ViewSpacing.zero.distance(to: part, along: .horizontal) == 0)
    #expect(ViewSpacing.empty.distance(to: .empty, along: .vertical) == 8)
  }
}

@MainActor struct ProposalTests {
  @Test func `proposals replace, shrink and are cleaned`() {
    let odd = ProposedViewSize(width: .nan, height: -4)
    #expect(
      odd.sane == .zero && odd.withoutNaN == .zero && odd.hasNaN
        && !ProposedViewSize.infinity.hasNaN)
    let half = ProposedViewSize(width: nil, height: 30)
    #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
    #expect(half.inset(horizontal: 5, vertical: 40) == ProposedViewSize(width: nil, height: 0))
    #expect(ProposedViewSize(.vertical, 1, crossing: 2) == ProposedViewSize(width: 2, height: 1))
    #expect(ProposedViewSize.infinity.inset(horizontal: .infinity, vertical: .nan) == .zero)
  }
}
