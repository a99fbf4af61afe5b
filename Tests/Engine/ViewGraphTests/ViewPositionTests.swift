import SwiftUI
import Testing

@testable import ViewGraph

@MainActor struct ViewPositionTests {
  /// What a view's nodes know of where they stand, as the lines of the file.
  private func lines(_ view: some View) -> [UInt32?] {
    Resolving.paint(view).nodes.map { $0.position?.line }
  }

  private func standing<V: View>(_ line: UInt, _ view: V) -> V {
    ViewBuilder.buildExpression(view, file: "/p/A.swift", line: line)
  }

  @Test func `a view stands where its builder got it, and so do its modifiers`() {
    let nodes = Resolving.paint(standing(7, Text("a").padding())).nodes
    #expect(nodes.map { $0.position?.line } == [7, 7])
    #expect(nodes.last?.position.map { String(cString: $0.path) } == "/p/A.swift")
  }

  @Test func `what no builder got stands where the view around it does`() {
    #expect(lines(standing(3, HStack { Leaf("a") })) == [3, 3])
    #expect(lines(Leaf("a")) == [nil])
  }

  @Test func `a view in another has a line of its own`() {
    let (text, image) = (standing(4, Text("a")), standing(5, Image(systemName: "star")))
    let row = HStack(content: { ViewBuilder.buildBlock(text, image) })
    #expect(lines(standing(3, row)) == [3, 4, 5])
  }

  @Test
  func `a view that is used twice stands where it is used, one handed on where it was written`() {
    let shared = Leaf("a").padding(1)
    #expect(lines(standing(3, shared)) == [3, 3])
    #expect(lines(standing(9, shared)) == [9, 9])
    #expect(lines(standing(9, standing(3, shared))) == [3, 3])
    #expect(lines(standing(9, standing(3, Text("a")))) == [3])
  }

  @Test func `what a modifier of the code's own wraps stays where it stands`() {
    struct Card: ViewModifier {
      func body(content: Content) -> some View {
        ViewBuilder.buildExpression(content.padding(), file: "/p/Card.swift", line: 20)
      }
    }
    #expect(lines(standing(3, Leaf("a").modifier(Card()))) == [20, 3])
  }

  @Test func `what nothing modifies has a line too`() {
    let row = HStack {
      ViewBuilder.buildBlock(
        standing(4, Spacer()), standing(5, Color.red), standing(6, Circle()),
        standing(7, RoundedRectangle(cornerRadius: 4)), standing(8, Divider()),
        standing(9, LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
    }
    #expect(lines(standing(3, row)) == [3, 4, 5, 6, 7, 8, 9])
  }

  @Test func `a colour is the same wherever it stands`() {
    #expect(standing(4, Color.red) == Color.red)
    #expect(standing(4, Color.red).hashValue == standing(5, Color.red).hashValue)
  }

  @Test func `what is resolved late stands where it would have stood`() {
    #expect(lines(standing(3, GeometryReader { _ in Leaf("a") }.padding(1))) == [3, 3, 3])
  }
}
