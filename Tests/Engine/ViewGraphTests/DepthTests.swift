import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LayoutEngine
@testable import ViewGraph

/// A view whose body is itself.
private struct Endless: View {
  var body: some View { Endless() }
}

/// A view that asks for its size before it repeats itself.
private struct EndlessReader: View {
  var body: some View { GeometryReader { _ in EndlessReader() } }
}

private struct EndlessModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(EndlessModifier()) }
}

/// A view whose body needs much of the stack.
private struct Greedy: View {
  var body: some View {
    withUnsafeTemporaryAllocation(byteCount: 400, alignment: 16) { _ in AnyView(Wide()) }
  }

  private struct Wide: View {
    var body: some View {
      var room = Room()
      room.fill()
      return room.sum > 0 ? AnyView(Greedy()) : AnyView(EmptyView())
    }
  }

  /// 64 kB on the stack.
  private struct Room {
    typealias Line = (Int, Int, Int, Int, Int, Int, Int, Int)
    typealias Block = (Line, Line, Line, Line, Line, Line, Line, Line)
    typealias Page = (Block, Block, Block, Block, Block, Block, Block, Block)
    var pages: (Page, Page, Page, Page)?
    var sum = 0

    mutating func fill() { sum += 1 }
  }
}

@MainActor struct DepthTests {
  /// Wraps a view again and again.
  private func wrapped(_ count: Int, _ wrap: (AnyView) -> any View) -> AnyView {
    var view = AnyView(Leaf("core"))
    for _ in 0..<count { view = AnyView(erasing: wrap(view)) }
    return view
  }

  private func draw(_ view: any View) -> (stand: Int, rules: [String]) {
    let probe = LayoutProbe(view, width: 300, height: 300)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    let stand = painter.nodes.count { $0.type == "StandIn" }
    return (stand, probe.session.outcome.diagnostics.map(\.rule))
  }

  @Test(arguments: ["padding", "stacks", "frames", "opacity", "modifiers", "overlays", "readers"])
  func `ten thousand views in each other end in a stand-in`(kind: String) {
    let wrap: (AnyView) -> any View =
      switch kind {
      case "padding": { $0.padding(0.01) }
      case "stacks": { view in HStack { VStack { view } } }
      case "frames": { $0.frame(maxWidth: .infinity) }
      case "opacity": { $0.opacity(0.999) }
      case "modifiers": { $0.modifier(EmptyModifier()) }
      case "overlays": { view in ZStack { view.overlay(alignment: .top) { Leaf("over") } } }
      default: { view in GeometryReader { _ in view } }
      }
    let drawn = draw(wrapped(10_000, wrap))
    #expect(drawn.stand == 1 && drawn.rules == ["views-too-deep"], "\(drawn)")
  }

  @Test(arguments: ["body", "reader", "modifier", "greedy"])
  func `a view that contains itself ends in a stand-in`(kind: String) {
    let view: any View =
      switch kind {
      case "body": Endless()
      case "reader": EndlessReader()
      case "modifier": Leaf("a").modifier(EndlessModifier())
      default: Greedy()
      }
    let drawn = draw(view)
    #expect(drawn.stand == 1 && drawn.rules == ["views-too-deep"], "\(drawn)")
  }

  @Test func `two hundred modifiers and stacks are drawn`() {
    let drawn = draw(wrapped(200) { view in HStack { view }.padding(0.01) })
    #expect(drawn.stand == 0 && drawn.rules.isEmpty)
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
