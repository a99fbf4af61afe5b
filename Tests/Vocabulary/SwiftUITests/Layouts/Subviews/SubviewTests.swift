import Foundation
@_spi(EntryMacro) import SwiftUI
import TestSupport
import Testing
import ViewGraph

extension ContainerValues {
  @Entry fileprivate var isWide = false
}

/// Boxes of some sizes, told apart by their widths.
private func box(_ width: CGFloat, _ name: String? = nil) -> some View {
  Color.red.frame(width: width, height: 10).accessibilityIdentifier(name ?? "\(Int(width))")
}

private struct Divided: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    return VStack(spacing: 0) {
      ForEach(children) { child in
        child
        if child.id != last { Color.black.frame(width: 5, height: 1) }
      }
    }
  }
}

private struct Doubled: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    children
    ForEach(children.reversed()) { $0 }
  }
}

@MainActor struct SubviewTests {
  private func widths(_ view: some View) -> [CGFloat] {
    let probe = LayoutProbe(HStack(spacing: 0) { view }, width: 400, height: 100)
    var found: [CGFloat] = []
    func walk(_ node: LayoutNode) {
      if let name = node.view?.notes.identifier, !name.isEmpty {
        found.append(node.frame.width)
      }
      node.children.forEach(walk)
    }
    walk(probe.root)
    return found
  }

  @Test func `a group makes other views of its subviews`() {
    let group = Group(
      subviews: Group {
        box(10)
        ForEach([20.0, 30.0], id: \.self) { box($0) }
        EmptyView()
        if widths(EmptyView()).isEmpty { box(40) }
      }
    ) { subviews in
      if subviews.count == 4 { subviews[1..<3] }
      subviews.first
    }
    #expect(widths(group) == [20, 30, 10])
  }

  @Test func `each subview is wrapped apart`() {
    let each = ForEach(
      subviews: TupleContent()
    ) { subview in
      subview.padding(.horizontal, 1).accessibilityIdentifier("wrapped")
    }
    #expect(widths(each) == [12, 10, 22, 20])
  }

  @Test func `subviews see what stands around them where they are drawn`() {
    let seen = Group(subviews: Reader()) { subviews in
      subviews.first?.environment(\.layoutDirection, .rightToLeft)
      subviews.first
    }
    #expect(widths(seen) == [70, 50])
  }

  @Test func `views say values to the container that takes them apart`() {
    let group = Group(
      subviews: Group {
        box(10)
        box(20).containerValue(\.isWide, true)
      }
    ) { subviews in
      ForEach(subviews) { subview in
        if subview.containerValues.isWide { subview }
      }
    }
    #expect(widths(group) == [20])
  }

  @Test func `the older way puts lines between views`() {
    let tree = _VariadicView.Tree(Divided()) {
      box(10, "a")
      box(20, "b")
      box(30, "c")
    }
    let probe = LayoutProbe(tree, width: 100, height: 100)
    #expect(probe.frame("a")?.minY == 34)
    #expect(probe.frame("b")?.minY == 45)
    #expect(probe.frame("c")?.minY == 56)
    #expect(LayoutProbe.size(tree, .unspecified) == CGSize(width: 30, height: 32))
  }

  @Test func `a subview may be drawn twice`() {
    #expect(widths(_VariadicView.Tree(Doubled()) { TupleContent() }) == [10, 20, 20, 10])
  }

  @Test func `many subviews are not made anew for each`() {
    let count = MadeCount()
    let list = VStack {
      ForEach(
        subviews: ForEach(0..<30, id: \.self) { _ in Counted(count: count) }
      ) { subview in
        subview.padding(1)
      }
    }
    #expect(widths(list) == Array(repeating: 10, count: 30))
    #expect(count.total <= 60)
  }
}

private struct TupleContent: View {
  var body: some View {
    box(10)
    box(20)
  }
}

/// As wide as the direction it sees says.
private struct Reader: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { box(direction == .rightToLeft ? 70 : 50) }
}

/// How often views were made.
private final class MadeCount { var total = 0 }

private struct Counted: View {
  let count: MadeCount

  var body: some View {
    let _ = count.total += 1
    box(10)
  }
}
