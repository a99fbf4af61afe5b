import SwiftUI
import Testing

@testable import ViewGraph

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Last: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

@MainActor struct PreferenceTests {
  private func says(_ name: String) -> some View {
    Leaf(name).preference(key: Names.self, value: [name]).preference(key: Last.self, value: name)
  }

  private func names(_ view: some View) -> [String]? {
    Names.value(from: Resolving.resolver().single(view))
  }

  @Test func `nobody says anything`() {
    #expect(names(HStack { Leaf("a") }) == nil)
  }

  @Test func `values are reduced in the order of the views`() {
    let stack = HStack {
      says("a")
      Leaf("silent")
      VStack {
        says("b")
        says("c").padding()
      }
    }
    #expect(names(stack) == ["a", "b", "c"])
    #expect(Last.value(from: Resolving.resolver().single(stack)) == "c")
  }

  @Test func `a value set above replaces, a transform changes what is below`() {
    let pair = HStack {
      says("a")
      says("b")
    }
    #expect(names(pair.preference(key: Names.self, value: ["x"])) == ["x"])
    #expect(names(pair.transformPreference(Names.self) { $0.append("x") }) == ["a", "b", "x"])
    #expect(names(Leaf("q").transformPreference(Names.self) { $0.append("x") }) == ["x"])
  }

  @Test func `an overlay is made of what the view says`() {
    let view = HStack {
      says("a")
      says("b")
    }.overlayPreferenceValue(Names.self) { Leaf($0.joined()) }
    let painter = Resolving.paint(view)
    #expect(painter.nodes.compactMap(\.identifier) == ["a", "b", "ab"])
  }
}
