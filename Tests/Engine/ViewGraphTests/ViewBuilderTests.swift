import Foundation
import LayoutEngine
import SwiftUI
import Testing

@testable import ViewGraph

@MainActor struct ViewBuilderTests {
  @ViewBuilder private var pair: some View {
    Leaf("a")
    Leaf("b")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `conditions choose`(number: Int) {
    let names = Resolving.names {
      if number > 1 { Leaf("many") }
      if number == 0 { Leaf("none") } else if number == 1 { Leaf("one") } else { Leaf("more") }
      switch number {
      case 0: EmptyView()
      case 3:
        Leaf("three")
        Leaf("drei")
      default: Leaf("default")
      }
      if let half = number.isMultiple(of: 2) ? number / 2 : nil { Leaf("half \(half)") }
      if #available(iOS 17, *) { Leaf("new") }
    }
    let expected: [[String]] = [
      ["none", "half 0", "new"], ["one", "default", "new"],
      ["many", "more", "default", "half 1", "new"], ["many", "more", "three", "drei", "new"],
    ]
    #expect(names == expected[number])
  }

  @ContentBuilder private func content(_ isShown: Bool) -> some View {
    if isShown { Leaf("shown") } else { EmptyContent() }
    Leaf("last")
  }

  @Test func `content that the builder of 2026 makes is views`() {
    #expect(Resolving.names { content(true) } == ["shown", "last"])
    #expect(Resolving.names { content(false) } == ["last"])
  }

  @Test func `twenty children stand in a row`() {
    let names = Resolving.names {
      Leaf("1")
      Leaf("2")
      Leaf("3")
      Leaf("4")
      Leaf("5")
      Leaf("6")
      Leaf("7")
      Leaf("8")
      Leaf("9")
      Leaf("10")
      Leaf("11")
      Leaf("12")
      Leaf("13")
      Leaf("14")
      Leaf("15")
      Leaf("16")
      Leaf("17")
      Leaf("18")
      Leaf("19")
      Leaf("20")
    }
    #expect(names == (1...20).map(String.init))
  }

  @Test func `nothing, an optional and a view of any type`() {
    #expect(Resolving.names {} == [])
    #expect(Resolving.names(Optional<Leaf>.none as any View) == [])
    #expect(Resolving.names(Optional(Leaf("some")) as any View) == ["some"])
    #expect(Resolving.names(AnyView(AnyView(pair))) == ["a", "b"])
    #expect(Resolving.names(ForEach(0..<3, id: \.self) { Leaf("\($0)") }) == ["0", "1", "2"])
  }

  @Test func `several views where one is meant lie over each other`() {
    let node = Resolving.resolver().single(pair)
    node.place(at: .zero, proposal: .init(width: 30, height: 20))
    #expect(node.children.map(\.frame) == Array(repeating: node.frame, count: 2))
  }
}
