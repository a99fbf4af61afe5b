import SwiftUI
import Testing
import VectorDrawing

@testable import ViewGraph

@MainActor struct BlendingTests {
  private func stack(_ mode: BlendMode) -> some View {
    ZStack {
      Leaf("below")
      Leaf("above").blendMode(mode)
    }
  }

  private func groups(_ view: some View) -> [GroupItem] {
    var found: [GroupItem] = []
    func look(_ items: [DisplayItem]) {
      for case .group(let group) in items {
        found.append(group)
        look(group.children)
      }
    }
    look(Resolving.paint(view).items)
    return found
  }

  @Test(arguments: [true, false])
  func `destinationOut cuts out of what was painted before`(grouped: Bool) {
    let found = groups(
      grouped ? AnyView(stack(.destinationOut).compositingGroup()) : AnyView(stack(.destinationOut))
    )
    let cut = found.filter { $0.knockout != nil }
    #expect(cut.count == 1 && cut[0].children.count == 1)
    #expect(Blending.undrawn(in: Resolving.paint(stack(.destinationOut)).items) == [])
  }

  @Test func `a moved cut-out cuts where it was moved to`() {
    let view = ZStack {
      Leaf("below")
      Leaf("above").blendMode(.destinationOut).rotationEffect(.degrees(10)).opacity(0.5)
    }
    #expect(groups(view).count { $0.knockout != nil } == 1)
  }

  @Test func `sourceAtop shows on what is there, destinationOver lies below`() {
    #expect(groups(stack(.sourceAtop)).count { $0.mask?.count == 1 } == 1)
    guard case .group? = Resolving.paint(stack(.destinationOver)).items.first else {
      Issue.record("the later view is not painted first")
      return
    }
  }

  @Test func `modes no picture can mix are found once, however deep`() {
    let view = ZStack {
      Leaf("a").blendMode(.plusDarker)
      Leaf("b").blendMode(.multiply)
      Leaf("c").blendMode(.plusDarker).clipped()
      Leaf("d").blendMode(.normal)
    }
    #expect(Blending.undrawn(in: Resolving.paint(view).items) == [.plusDarker])
  }
}
