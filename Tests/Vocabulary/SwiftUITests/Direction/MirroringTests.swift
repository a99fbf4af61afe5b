import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// Where a view named `x` lies in a window of 100 × 40 points, from left to right and from right to
/// left.
struct MirroredCase: Sendable, CustomStringConvertible {
  let description: String
  /// Left ends, points.
  let offsets: (leftToRight: CGFloat, rightToLeft: CGFloat)
  let view: @MainActor @Sendable () -> any View

  init(
    _ description: String, _ left: CGFloat, _ right: CGFloat,
    _ view: @escaping @MainActor @Sendable () -> any View
  ) { (self.description, offsets, self.view) = (description, (left, right), view) }
}

private struct Box: View {
  var body: some View { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("x") }
}

private let wide: CGFloat = 100

private let mirrored: [MirroredCase] = [
  MirroredCase("a stack begins at the right", 0, 90) {
    HStack(spacing: 0) {
      Box()
      Spacer()
    }
  },
  MirroredCase("leading alignment is right", 0, 90) {
    VStack(alignment: .leading, spacing: 0) {
      Box()
      Color.blue.frame(width: wide, height: 5)
    }
  },
  MirroredCase("a leading edge is padded on the right", 30, 60) {
    Box().padding(.leading, 30).frame(width: wide, alignment: .leading)
  },
  MirroredCase("edge insets have a leading side", 7, 83) {
    Box().padding(EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 1))
      .frame(width: wide, alignment: .leading)
  },
  MirroredCase("a trailing frame is left", 90, 0) {
    Box().frame(width: wide, alignment: .trailing)
  },
  MirroredCase("an overlay has leading corners", 0, 90) {
    Color.blue.frame(width: wide).overlay(alignment: .topLeading) { Box() }
  },
  MirroredCase("a grid begins at the right", 0, 90) {
    Grid(horizontalSpacing: 0) {
      GridRow {
        Box()
        Color.blue.frame(width: 90)
      }
    }
  },
  MirroredCase("lazy columns begin at the right", 0, 90) {
    LazyVGrid(columns: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(90))], spacing: 0) {
      Box()
      Color.blue.frame(height: 5)
    }
  },
  MirroredCase("an offset is one to the right in both", 50, 50) {
    Box().offset(x: 5).frame(width: wide)
  },
  MirroredCase("a position counts from the right", 15, 75) {
    Box().position(x: 20, y: 20).frame(width: wide)
  },
  MirroredCase("a reader's content begins at the right", 0, 90) { GeometryReader { _ in Box() } },
  MirroredCase("a custom layout is flipped", 20, 70) { Inset { Box() } },
  MirroredCase("alignment guides are measured from the leading edge", 8, 82) {
    VStack(alignment: .leading, spacing: 0) {
      Box().alignmentGuide(.leading) { _ in -8 }
      Color.blue.frame(width: wide, height: 5)
    }
  },
  MirroredCase("a direction of one's own wins", 0, 0) {
    HStack(spacing: 0) {
      Box()
      Spacer()
    }.environment(\.layoutDirection, .leftToRight)
  },
]

private struct Inset: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: wide, height: 10) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 20, y: bounds.minY), proposal: .unspecified)
  }
}

@MainActor struct MirroringTests {
  @Test(arguments: mirrored)
  func `layout mirrors as a whole`(_ item: MirroredCase) {
    let left = LayoutProbe(item.view(), width: wide, height: 40)
    let right = LayoutProbe(item.view(), width: wide, height: 40, rightToLeft: true)
    #expect(left.frame("x")?.minX == item.offsets.leftToRight)
    #expect(right.frame("x")?.minX == item.offsets.rightToLeft)
  }

  @Test(arguments: [
    ("en_US", LayoutDirection.leftToRight), ("de_DE", .leftToRight), ("ar", .rightToLeft),
    ("he_IL", .rightToLeft), ("fa_IR", .rightToLeft), ("ja_JP", .leftToRight), ("", .leftToRight),
  ])
  func `the direction is that of the locale`(name: String, direction: LayoutDirection) {
    #expect(LayoutDirection(Locale(identifier: name)) == direction)
  }

  private func drawn(_ view: any View, rightToLeft: Bool = true) -> [DisplayItem] {
    let probe = LayoutProbe(view, width: 100, height: 100, rightToLeft: rightToLeft)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return painter.items
  }

  @Test func `leading corners are right`() {
    let view = UnevenRoundedRectangle(topLeadingRadius: 9, bottomLeadingRadius: 8)
    guard case .fill(let path, _, _, _)? = drawn(view).first,
      case .rounded(_, let radii, _) = path.storage
    else {
      Issue.record("no rounded rectangle")
      return
    }
    #expect(radii.topTrailing == 9 && radii.bottomTrailing == 8 && radii.topLeading == 0)
  }

  @Test func `a gradient begins at the leading edge`() {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    guard case .fill(_, .gradient(let paint), _, _)? = drawn(view).first,
      case .linear(let from, let to) = paint.geometry
    else {
      Issue.record("no gradient")
      return
    }
    #expect(from.x == 100 && to.x == 0)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.right", false), ("list.bullet", true),
    ("arrow.uturn.backward.circle", true), ("forward.fill", false), ("text.alignleft", true),
    ("speaker.wave.2.fill", true), ("star.leadinghalf.filled", true), ("star", false),
  ])
  func `symbols of reading direction turn around`(name: String, turns: Bool) {
    func outlines(_ rightToLeft: Bool) -> String {
      drawn(Image(systemName: name), rightToLeft: rightToLeft).map { "\($0)" }.joined()
    }
    #expect((outlines(true) != outlines(false)) == turns)
  }

  @Test func `a view is mirrored as a drawing only if it says so`() {
    func isFlipped(_ view: any View, _ rightToLeft: Bool) -> Bool {
      guard case .group(let group)? = drawn(view, rightToLeft: rightToLeft).first else {
        return false
      }
      return group.transform.a < 0
    }
    #expect(isFlipped(Color.red.flipsForRightToLeftLayoutDirection(true), true))
    #expect(!isFlipped(Color.red.flipsForRightToLeftLayoutDirection(true), false))
    #expect(!isFlipped(Color.red.layoutDirectionBehavior(.fixed), true))
    #expect(isFlipped(Color.red.layoutDirectionBehavior(.mirrors(in: .leftToRight)), false))
  }

  @Test func `centred lines of a text stand where they were measured`() {
    let items = drawn(
      Text(verbatim: "a long first line\nx").multilineTextAlignment(.center), rightToLeft: false)
    guard case .text(let first)? = items.first, case .text(let second)? = items.last else {
      Issue.record("no lines")
      return
    }
    let middles = [first, second].map { $0.fragments[0].x + $0.fragments[0].width / 2 }
    #expect(abs(middles[0] - middles[1]) < 0.01)
  }
}
