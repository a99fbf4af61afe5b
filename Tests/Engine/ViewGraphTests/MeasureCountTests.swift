import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LayoutEngine
@testable import ViewGraph

/// How often anything is measured grows no faster than the views.
@MainActor @Suite(.serialized) struct MeasureCountTests {
  private func measurements(_ view: any View) -> Int {
    let before = MeasureCount.total
    _ = LayoutProbe(view, width: 300, height: 300)
    return MeasureCount.total - before
  }

  private func stacks(_ depth: Int) -> AnyView {
    var view = AnyView(Text("core"))
    for level in 0..<depth {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            Text("side")
            inner
          })
        : AnyView(
          VStack {
            inner
            Color.red
          })
    }
    return view
  }

  private func rows(_ count: Int) -> AnyView {
    AnyView(
      VStack {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text("row \(index)")
            Spacer()
            Text("value")
          }
        }
      })
  }

  @Test func `alternating stacks`() {
    let counts = [4, 8, 16, 32].map { measurements(stacks($0)) }
    let perLevel = zip(counts, [4, 8, 16, 32]).map { Double($0) / Double($1) }
    #expect(perLevel[3] <= perLevel[0] * 1.5, "\(counts)")
  }

  @Test func `rows`() {
    let sizes = [3, 12, 48, 192]
    let counts = sizes.map { measurements(rows($0)) }
    let perRow = zip(counts, sizes).map { Double($0) / Double($1) }
    #expect(perRow[3] <= perRow[0] * 1.5, "\(counts)")
  }
}
