import Foundation
import SwiftUI

/// Several views where one is built.
@MainActor private func several(_ views: [AnyView]) -> some View {
  ForEach(0..<views.count, id: \.self) { views[$0] }
}

extension Construct {
  static let stacks: [Construct] = [
    Construct("HStack", .container, "HStack") { _, _, c in AnyView(HStack { several(c) }) },
    Construct("VStack", .container, "VStack") { _, _, c in AnyView(VStack { several(c) }) },
    Construct(
      "HStack0", .container, [.length], "HStack(alignment: .firstTextBaseline, spacing: #0)"
    ) { n, _, c in
      AnyView(HStack(alignment: .firstTextBaseline, spacing: n.length(0)) { several(c) })
    },
    Construct("VStack0", .container, [.length], "VStack(alignment: .leading, spacing: #0)") {
      n, _, c in AnyView(VStack(alignment: .leading, spacing: n.length(0)) { several(c) })
    },
    Construct("ZStack", .container, "ZStack(alignment: .bottomTrailing)") { _, _, c in
      AnyView(ZStack(alignment: .bottomTrailing) { several(c) })
    },
    Construct("LazyVStack", .container, [.length], "LazyVStack(spacing: #0)") { n, _, c in
      AnyView(LazyVStack(spacing: n.length(0)) { several(c) })
    },
    Construct("LazyHStack", .container, [.length], "LazyHStack(spacing: #0)") { n, _, c in
      AnyView(LazyHStack(spacing: n.length(0)) { several(c) })
    },
    Construct("HStackLayout", .container, [.length], "AnyLayout(HStackLayout(spacing: #0))") {
      n, _, c in
      AnyView(AnyLayout(HStackLayout(spacing: n.length(0)))() { several(c) })
    },
  ]

  static let grids: [Construct] = [
    Construct(
      "Grid", .container, [.length, .length],
      "Grid(horizontalSpacing: #0, verticalSpacing: #1)"
    ) { n, _, c in
      AnyView(Grid(horizontalSpacing: n.length(0), verticalSpacing: n.length(1)) { several(c) })
    },
    Construct("GridRow", .container, "GridRow") { _, _, c in AnyView(GridRow { several(c) }) },
    Construct("Table", .container, "Grid { GridRow { … }.padding(2) }") { _, _, c in
      AnyView(
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow { several(c) }.padding(2)
          GridRow { several(c.reversed()) }
        })
    },
    Construct(
      "Adaptive", .container, [.length, .length],
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: #0), spacing: #1)])"
    ) { n, _, c in
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: n.length(0)), spacing: n.length(1))]) {
          several(c)
        })
    },
    Construct(
      "Flexible", .container, [.length, .length, .length],
      "LazyHGrid(rows: [GridItem(.flexible(minimum: #0, maximum: #1)), GridItem(.fixed(#2))])"
    ) { n, _, c in
      AnyView(
        LazyHGrid(
          rows: [
            GridItem(.flexible(minimum: n.length(0), maximum: n.length(1))),
            GridItem(.fixed(n.length(2))),
          ]
        ) { several(c) })
    },
  ]

  static let otherContainers: [Construct] = [
    Construct("Group", .container, "Group") { _, _, c in AnyView(Group { several(c) }) },
    Construct("Fits", .container, "ViewThatFits") { _, _, c in
      AnyView(ViewThatFits { several(c) })
    },
    Construct("Reader", .container, [.fraction], "GeometryReader { proxy in … width * #0 }") {
      n, _, c in
      AnyView(
        GeometryReader { proxy in
          several(c).frame(width: proxy.size.width * n.length(0))
        })
    },
    Construct("Scroll", .container, "ScrollView([.horizontal, .vertical])") { _, _, c in
      AnyView(ScrollView([.horizontal, .vertical]) { several(c) })
    },
    Construct("Odd", .container, [.length, .offset], "OddLayout(length: #0, offset: #1)") {
      n, _, c in
      AnyView(OddLayout(length: n.length(0), offset: n.length(1))() { several(c) })
    },
    Construct("Box", .container, "GroupBox") { _, _, c in AnyView(GroupBox { several(c) }) },
  ]
}

/// A layout of a stranger's that answers what it was told.
private struct OddLayout: Layout {
  let length: CGFloat
  let offset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: proposal.height ?? length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() where index != 2 {
      view.place(
        at: CGPoint(x: offset, y: bounds.midY),
        proposal: ProposedViewSize(width: length, height: nil))
    }
  }
}
