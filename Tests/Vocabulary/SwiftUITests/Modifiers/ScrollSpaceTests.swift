import SwiftUI
import TestSupport
import Testing

/// A view asks where it lies in what would scroll.
@MainActor struct ScrollSpaceTests {
  private final class Seen: @unchecked Sendable { var frames: [CGRect] = [] }

  @Test func `frames are measured from the beginning of the scroll view`() {
    let seen = Seen()
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 30)
      ScrollView {
        Color.clear.frame(width: 40, height: 10)
        GeometryReader { proxy in
          let _ = seen.frames.append(proxy.frame(in: .scrollView(axis: .vertical)))
          Color.blue
        }
        .frame(width: 40, height: 20)
      }
      .frame(width: 40, height: 50)
    }
    _ = LayoutProbe(view, width: 40, height: 80)
    #expect(seen.frames.last?.origin.y == 10)
    #expect(seen.frames.last?.size == CGSize(width: 40, height: 20))
  }
}
