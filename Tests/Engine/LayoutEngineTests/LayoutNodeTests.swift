import Foundation
import Testing
import VectorDrawing

@testable import LayoutEngine

/// Counts how often it is asked.
private final class Counting: LayoutAlgorithm {
  var sizes = 0
  var arrangements = 0
  var spacings = 0
  var counts: [Int] { [sizes, arrangements, spacings] }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    sizes += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    arrangements += 1
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    spacings += 1
    return .zero
  }
}

@MainActor struct LayoutNodeTests {
  @Test func `a size is measured once per proposal, an arrangement made once`() {
    let algorithm = Counting()
    let node = LayoutNode(algorithm)
    for _ in 0..<5 {
      for width in [1, 2, CGFloat.nan] {
        _ = node.size(ProposedViewSize(width: width, height: nil))
      }
      node.arrange(.zero)
      _ = node.spacing
      _ = node.lengths(along: .horizontal, crossing: nil)
    }
    // 1, 2, NaN as 0 with nil, 0 × 0 for the arrangement, and ∞ for the lengths.
    #expect(algorithm.counts == [5, 1, 1])
    node.invalidate()
    _ = (node.size(.zero), node.spacing)
    #expect(algorithm.counts == [6, 1, 2])
  }

  @Test func `the cache forgets old proposals and stays right`() {
    let node = LayoutNode(Counting())
    for round in 0..<2 {
      for width in 0..<100 {
        let size = node.size(ProposedViewSize(width: CGFloat(width), height: 7))
        if size != CGSize(width: width, height: 7) { Issue.record("\(round) \(width) \(size)") }
      }
    }
  }

  @Test func `frames add up the origins`() {
    let leaf = Box.node(30, 20)
    let root = LayoutNode(
      Inset(amount: 5), children: [LayoutNode(Inset(amount: 2), children: [leaf])])
    root.place(at: CGPoint(x: 100, y: 50), proposal: .unspecified)
    #expect(root.frame == CGRect(x: 100, y: 50, width: 44, height: 34))
    #expect(leaf.frame == CGRect(x: 107, y: 57, width: 30, height: 20))
  }

  @Test func `right to left mirrors the children of a node, not its own origin`() {
    let row = LayoutNode(Row(step: 30), children: [Box.node(10, 10), Box.node(20, 10)])
    row.rightToLeft = true
    row.place(at: CGPoint(x: 7, y: 0), proposal: .unspecified)
    #expect(row.children.map(\.frame.minX) == [57, 17])
  }

  @Test func `a child that is not assigned is not placed`() {
    let root = LayoutNode(Answer(answer: CGSize(width: 5, height: 5)), children: [Box.node(1, 1)])
    root.place(at: .zero, proposal: .zero)
    #expect(root.isPlaced && !root.children[0].isPlaced)
  }

  @Test func `children can be made when the frame is known`() {
    let root = LayoutNode(Row())
    root.onPlace = { node in
      node.children = [Box.node(node.frame.width + 1, 1), Box.node(2, 2)]
      node.invalidate()
    }
    root.place(at: CGPoint(x: 1, y: 1), proposal: ProposedViewSize(width: 50, height: 50))
    #expect(root.children.map(\.frame.minX) == [1, 21] && root.children[0].frame.width == 1)
  }
}

/// A node remembers what it answered, wherever it is asked.
@MainActor struct AnswerTests {
  private func measures(_ node: LayoutNode, _ widths: some Sequence<Int>) -> Int {
    let before = MeasureCount.total
    for width in widths {
      #expect(node.size(ProposedViewSize(width: CGFloat(width), height: 5)).width == CGFloat(width))
    }
    return MeasureCount.total - before
  }

  @Test func `of many answers the first and the latest are remembered`() {
    let node = LayoutNode(Box())
    #expect(measures(node, 1...100) == 100)
    #expect(measures(node, [1, 2] + Array(85...100)) == 0)
    #expect(measures(node, [50]) == 1)
    node.invalidate()
    #expect(measures(node, 1...100) == 100)
  }

  @Test func `what is asked within another picture outlives that`() {
    let node = LayoutNode(Box())
    NodeArena.apart { _ in #expect(measures(node, 1...30) == 30) }
    NodeArena.apart { _ in
      let others = (0..<2000).map { _ in Box.node(1, 1) }
      for other in others { _ = measures(LayoutNode(Box(), children: [other]), 1...3) }
    }
    #expect(measures(node, 1...30) == 0)
  }

  @Test func `none is no number, and every number stays what it is`() {
    let lengths: [CGFloat?] = [nil, 0, -0.0, .infinity, -.infinity, 1.5, .leastNonzeroMagnitude]
    for length in lengths {
      var proposal = ProposedViewSize(width: length, height: nil)
      #expect(proposal.width == length && proposal.height == nil)
      proposal.height = length
      #expect(proposal == ProposedViewSize(width: length, height: length))
    }
    let odd = ProposedViewSize(width: .nan, height: nil)
    #expect(odd.width?.isNaN == true && odd != odd && odd != .unspecified)
  }
}

/// What a layout may answer by mistake must not trap, hang or reach the picture.
@MainActor struct OddSizeTests {
  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -5, 0, 1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: odd, odd)
  func `odd answers become frames that can be drawn`(width: CGFloat, height: CGFloat) {
    let leaf = LayoutNode(Answer(answer: CGSize(width: width, height: height)))
    let root = LayoutNode(Inset(amount: 3), children: [LayoutNode(Row(), children: [leaf])])
    for rightToLeft in [false, true] {
      root.children[0].rightToLeft = rightToLeft
      root.place(at: .zero, proposal: ProposedViewSize(width: width, height: height))
      let frame = leaf.frame
      let numbers = [frame.minX, frame.midX, frame.maxX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0, "\(frame)")
    }
  }

  @Test(arguments: odd)
  func `odd origins and guides are survived`(value: CGFloat) {
    let key = AlignmentKey(Quarter.self, .vertical)
    let leaf = Guided.node([key: value])
    let row = LayoutNode(Row(step: value), children: [leaf, Box.node(1, 1)])
    _ = row.guide(key, .unspecified)
    row.place(at: .zero, proposal: .unspecified)
    #expect(!row.children[1].frame.minX.isNaN && !row.frame.width.isNaN)
  }

  @Test func `a proposal that is not a number is measured as often as any other`() {
    var node = Box.node(1, 1)
    for _ in 0..<24 { node = LayoutNode(Inset(amount: 1), children: [node]) }
    let before = MeasureCount.total
    node.place(at: .zero, proposal: ProposedViewSize(width: .nan, height: .nan))
    #expect(MeasureCount.total - before < 10_000)
  }
}
