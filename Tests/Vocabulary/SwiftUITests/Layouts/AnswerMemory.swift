import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import VectorDrawing

/// Trees of views made by chance, always the same ones, to see that what was asked before changes
/// nothing.
@MainActor struct AnswerMemory {
  private var seed: UInt64

  /// What a tree that was asked a lot answers otherwise than one that was asked nothing; `nil` for
  /// nothing.
  static func difference(_ seed: Int) -> String? {
    var maker = AnswerMemory(seed: UInt64(seed))
    let view = maker.view(3)
    let lengths: [CGFloat?] = [nil, 0, 20, 33.5, 60, 150, .infinity]
    let asked = LayoutProbe.node(view)
    for _ in 0..<40 {
      let proposal = ProposedViewSize(width: maker.pick(lengths), height: maker.pick(lengths))
      let (size, fresh) = (asked.size(proposal), LayoutProbe.node(view).size(proposal))
      if size != fresh { return "\(proposal): \(size) instead of \(fresh)" }
      let axis = maker.pick([Axis.horizontal, .vertical])
      _ = asked.lengths(along: axis, crossing: maker.pick(lengths))
    }
    let (width, height) = (maker.pick([40, 90, 200]), maker.pick([30, 80]))
    let proposal = ProposedViewSize(width: CGFloat(width), height: CGFloat(height))
    let fresh = LayoutProbe.node(view)
    for node in [asked, fresh] { node.place(at: .zero, proposal: proposal) }
    let (old, new) = (frames(asked), frames(fresh))
    return old == new ? nil : "\(proposal): \(old) instead of \(new)"
  }

  private static func frames(_ node: LayoutNode) -> [CGRect] {
    [node.frame] + node.children.flatMap(frames)
  }

  private init(seed: UInt64) { self.seed = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % count
  }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[next(choices.count)] }

  private mutating func view(_ depth: Int) -> AnyView {
    let plain = depth == 0 ? leaf() : container(depth)
    switch next(9) {
    case 0: return AnyView(plain.frame(width: pick([10, 25, 70])))
    case 1: return AnyView(plain.frame(height: pick([8, 30])))
    case 2: return AnyView(plain.frame(width: 40, height: 20, alignment: .bottomTrailing))
    case 3: return AnyView(plain.frame(maxWidth: .infinity, alignment: .leading))
    case 4: return AnyView(plain.padding(.horizontal, 3))
    case 5: return AnyView(plain.fixedSize(horizontal: next(2) == 0, vertical: next(2) == 0))
    case 6: return AnyView(plain.background(Color.red).layoutPriority(Double(next(2))))
    default: return plain
    }
  }

  private mutating func leaf() -> AnyView {
    switch next(6) {
    case 0: AnyView(Text("Some words that go on"))
    case 1: AnyView(Text("21°").minimumScaleFactor(pick([0.5, 1])))
    case 2: AnyView(Text("A longer line…").lineLimit(pick([1, 2])).font(.system(size: 9)))
    case 3: AnyView(Spacer(minLength: pick([nil, 0])))
    case 4: AnyView(Divider())
    default: AnyView(Rectangle())
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let (one, two, three) = (view(depth - 1), view(depth - 1), view(depth - 1))
    switch next(4) {
    case 0:
      return AnyView(
        HStack(alignment: pick([.center, .top, .firstTextBaseline])) {
          one
          two
          three
        })
    case 1:
      return AnyView(
        VStack(alignment: pick([.center, .leading])) {
          one
          two
          three
        })
    case 2: return AnyView(HStack(spacing: 2) { one })
    default:
      return AnyView(
        ZStack(alignment: pick([.center, .topLeading])) {
          one
          two
        })
    }
  }
}
