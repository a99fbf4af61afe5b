import Dispatch
import Foundation
import Testing
import VectorDrawing

@testable import LayoutEngine

/// The passes recurse: what the view graph's limit of depth lets through must fit into the smallest
/// stack they run on. Unoptimised, 10,000 nodes fit into 8 MB.
@MainActor struct DeepTreeTests {
  @Test func `six thousand nodes in each other fit into a stack of 8 MB`() {
    let leaf = Box.node(1, 1)
    var root = leaf
    for _ in 0..<6000 { root = LayoutNode(Inset(amount: 0.125), children: [root]) }
    nonisolated(unsafe) let top = root
    let isPlaced = DispatchSemaphore(value: 0)
    let thread = Thread {
      top.place(at: .zero, proposal: .unspecified)
      isPlaced.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    // Nothing else is measured meanwhile: other tests count measurements.
    isPlaced.wait()
    #expect(leaf.frame.minX == 750)
  }
}
