import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import Testing
import VectorDrawing

@testable import ViewGraph

@MainActor struct PainterTests {
  /// The colours filled, as they lie over each other, as grey of 255.
  private func greys(_ items: [DisplayItem]) -> [Int] {
    items.flatMap { item -> [Int] in
      switch item {
      case .fill(_, .color(let color), _, _): [Int((color.red * 255).rounded())]
      case .group(let group): greys(group.children)
      default: []
      }
    }
  }

  private func leaf(_ grey: Int) -> Leaf {
    let part = Double(grey) / 255
    return Leaf("\(grey)", RGBA(red: part, green: part, blue: part))
  }

  @Test func `higher in z is painted later, equals in their order, and the paths stay`() {
    let painter = Resolving.paint(
      ZStack {
        leaf(1).zIndex(1)
        leaf(2)
        leaf(3).zIndex(-2)
        leaf(4).zIndex(1)
        leaf(5).opacity(0.5).zIndex(0)
      })
    #expect(greys(painter.items) == [3, 2, 5, 1, 4])
    let leaves = painter.nodes.filter { $0.type == "Leaf" }
    #expect(leaves.map(\.path) == ["0.2", "0.1", "0.4", "0.0", "0.3"])
  }

  @Test func `paths branch only where there is a choice`() {
    let painter = Resolving.paint(
      VStack {
        HStack { leaf(1).padding(2) }
        HStack {
          leaf(2)
          leaf(3).clipped()
        }
      })
    let leaves = painter.nodes.filter { $0.type == "Leaf" }
    #expect(leaves.map(\.path) == ["0.0", "0.1.0", "0.1.1"])
    #expect(painter.nodes[0].path == "0" && painter.nodes[0].depth == 0)
    #expect(painter.nodes.allSatisfy { $0.frame.width > 0 })
  }

  @Test func `hidden draws nothing, a mask draws both of its views apart`() {
    #expect(Resolving.paint(leaf(1).hidden()).items.isEmpty)
    let items = Resolving.paint(leaf(1).mask { leaf(2) }).items
    guard case .group(let group)? = items.first else {
      Issue.record("no group")
      return
    }
    #expect(greys(group.children) == [1] && greys(group.mask ?? []) == [2])
  }

  @Test func `a record tells what the node is`() {
    let view = Text("Hello").accessibilityIdentifier("greeting").accessibilityLabel("Good day")
    let nodes = Resolving.paint(view).nodes
    let texts = [
      nodes.compactMap(\.text).first, nodes.compactMap(\.identifier).first,
      nodes.compactMap { $0.note?.label }.first,
    ]
    #expect(texts == ["Hello", "greeting", "Good day"])
    #expect(nodes.allSatisfy { !$0.isTruncated })
    let cut = Resolving.paint(Text("A long line of text").lineLimit(1).frame(width: 40)).nodes
    #expect(cut.contains { $0.isTruncated && $0.text == "A long line of text" })
  }

  @Test func `edges are put on pixels one by one`() {
    let rect = PixelGrid(scale: 2).snapped(CGRect(x: 0.3, y: 0.2, width: 10.2, height: 9.9))
    #expect(rect == CGRect(x: 0.5, y: 0, width: 10, height: 10))
  }
}

/// Facts/redaction.md#reasons.
@MainActor struct RedactionTests {
  private func bars(_ view: some View) -> [CGRect] {
    Resolving.paint(view).items.compactMap {
      guard case .fill(let path, _, _, _) = $0,
        case .rounded(let rect, let radii, .circular) = path.storage,
        let radius = radii.uniform, abs(radius - rect.height / 5) < 1e-6
      else { return nil }
      return rect
    }
  }

  private func ink(_ view: some View) -> RGBA? {
    guard case .fill(_, .color(let color), _, _)? = Resolving.paint(view).items.first else {
      return nil
    }
    return color
  }

  /// Point size, the height of a bar: the cap height rounded up to half a point.
  @Test(arguments: [(13.0, 9.5), (22, 16)])
  func `a line becomes a bar from its baseline up by the cap height`(size: Double, height: Double) {
    let found = bars(Text("Hello").font(.system(size: size)).redacted(reason: .placeholder))
    #expect(found.map { Double($0.height) } == [height])
  }

  @Test func `placeholders have an advance of their own, private texts their natural width`() {
    let text = Text("Hello").font(.system(size: 13))
    let placeholder = bars(text.redacted(reason: .placeholder))
    // 5 characters of 6.30 points, rounded to half a point.
    #expect(placeholder.map(\.width) == [31.5])
    let hidden = bars(text.privacySensitive().redacted(reason: .privacy))
    let natural = LayoutProbe.size(text, .unspecified).width
    #expect(hidden.count == 1 && abs(hidden[0].width - natural) <= 0.5)
  }

  @Test func `the ink is the foreground at 13.7 percent`() {
    let alpha = ink(Text("Hello").redacted(reason: .placeholder))?.alpha ?? 0
    #expect(abs(alpha - 35.0 / 255) < 0.001)
  }

  @Test func `what is not meant is drawn as it is`() {
    let text = Text("Hello")
    let views: [any View] = [
      text, text.redacted(reason: .privacy), text.privacySensitive(),
      text.redacted(reason: .placeholder).unredacted(), text.unredacted().redacted(reason: []),
      text.privacySensitive().redacted(reason: .placeholder), text.redacted(reason: .invalidated),
    ]
    for (index, view) in views.enumerated() where !bars(AnyView(view)).isEmpty {
      if index != 3 { Issue.record("view \(index) has bars") }
    }
  }

  /// A container with text, a shape on a shape, a drawing and speech.
  private func account(_ inner: Bool = true) -> some View {
    VStack {
      Text(verbatim: "$128.45").privacySensitive(inner)
      ZStack {
        Capsule().fill(.red)
        Capsule().trim(from: 0, to: 0.6).stroke(.green)
      }.frame(width: 40, height: 10)
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
      }.frame(width: 30, height: 20)
      Link(destination: URL(string: "https://example.com/128")!) { Text(verbatim: "128") }
    }
    .accessibilityElement(children: .ignore).accessibilityLabel("128 dollars")
  }

  @Test(arguments: [true, false])
  func `a marked container is hidden whole while the device is locked`(inner: Bool) {
    let painter = Resolving.paint(account(inner).privacySensitive().redacted(reason: .privacy))
    let inks = painter.items.flatMap(\.fills).map(\.alpha)
    #expect(inks.count == 4 && inks.allSatisfy { abs($0 - 35.0 / 255) < 0.001 }, "\(inks)")
    #expect(painter.nodes.allSatisfy { $0.text == nil && $0.link == nil })
    #expect(SpokenTree.phrases(of: painter.nodes).isEmpty)
  }

  @Test func `what is marked hides nothing beside it, and nothing while the device is open`() {
    let open = Resolving.paint(account().privacySensitive())
    #expect(open.nodes.compactMap(\.text) == ["$128.45", "128"])
    #expect(SpokenTree.phrases(of: open.nodes).map(\.phrase) == ["128 dollars"])
    let locked = Resolving.paint(account().redacted(reason: .privacy))
    #expect(locked.nodes.compactMap(\.text) == ["128"])
    #expect(locked.items.flatMap(\.fills).contains { $0.red > $0.green && $0.alpha == 1 })
  }

  @Test func `private content of a placeholder is a placeholder too`() {
    let text = Text("Hello").font(.system(size: 13)).privacySensitive()
    #expect(bars(text.redacted(reason: [.placeholder, .privacy])).map(\.width) == [31.5])
  }
}

extension DisplayItem {
  /// The colours filled or stroked, from the back to the front.
  fileprivate var fills: [RGBA] {
    switch self {
    case .fill(_, .color(let color), _, _), .stroke(_, .color(let color), _, _): [color]
    case .group(let group): group.children.flatMap(\.fills)
    default: []
    }
  }
}
