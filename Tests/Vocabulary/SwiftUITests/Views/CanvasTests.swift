import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

@MainActor struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func items(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [DisplayItem] {
    let canvas = Canvas(renderer: draw) { Text("badge").tag(7) }
    let probe = LayoutProbe(canvas, width: 100, height: 50)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    guard case .group(let group)? = painter.items.first else { return [] }
    return group.children
  }

  private func groups(_ items: [DisplayItem]) -> [GroupItem] {
    items.flatMap { item -> [GroupItem] in
      guard case .group(let group) = item else { return [] }
      return [group] + groups(group.children)
    }
  }

  private var box: VectorDrawing.Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }

  @Test func `views with a tag are drawn by it, stretched where they are told to`() {
    var size = CGSize.zero
    let drawn = items { context, _ in
      guard let symbol = context.resolveSymbol(id: 7) else { return }
      size = symbol.size
      context.draw(symbol, in: CGRect(x: 10, y: 0, width: size.width * 2, height: size.height))
      #expect(context.resolveSymbol(id: "7") == nil)
    }
    #expect(size.width > 20 && groups(drawn).first?.transform.a == 2)
    #expect(groups(drawn).first?.transform.tx == 10)
  }

  @Test(arguments: [
    (GraphicsContext.BlendMode.clear, 1, 0), (.copy, 1, 0), (.sourceIn, 1, 1), (.sourceOut, 2, 0),
    (.sourceAtop, 0, 1), (.destinationOver, 0, 0), (.destinationIn, 1, 1), (.destinationOut, 1, 0),
    (.destinationAtop, 2, 1), (.xor, 2, 0),
  ])
  func `where something is drawn becomes masks and cut-outs`(
    mode: GraphicsContext.BlendMode, knockouts: Int, masks: Int
  ) {
    let drawn = items { context, _ in
      context.fill(box, with: .color(red))
      context.blendMode = mode
      context.fill(box, with: .color(.blue))
    }
    #expect(groups(drawn).count { $0.knockout != nil } == knockouts)
    #expect(groups(drawn).count { $0.mask != nil } == masks)
    #expect(groups(drawn).allSatisfy { $0.blend == .normal })
  }

  @Test func `colours mix as the context says, layers on their own`() {
    let drawn = items { context, _ in
      context.blendMode = .plusLighter
      context.drawLayer { layer in
        layer.blendMode = .multiply
        layer.fill(box, with: .color(red))
      }
    }
    #expect(groups(drawn).map(\.blend) == [.plusLighter, .normal, .multiply])
    #expect(groups(drawn)[1].isolated)
  }

  @Test func `clips narrow the box in the coordinates of the drawing`() {
    _ = items { context, size in
      context.scaleBy(x: 2, y: 2)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 50, height: 25))
      context.clip(to: box)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(size == CGSize(width: 100, height: 50))
    }
  }

  @Test func `an inverse clip leaves the outside`() {
    let drawn = items { context, _ in
      context.clip(to: box, options: .inverse)
      context.fill(box, with: .color(red))
    }
    let clip = groups(drawn).first?.clip
    #expect(clip?.contains(CGPoint(x: 5, y: 5)) == false)
    #expect(clip?.contains(CGPoint(x: 15, y: 5)) == true)
  }

  @Test func `filters work one after the other, and a layer can be a mask`() {
    let drawn = items { context, _ in
      context.addFilter(.blur(radius: 1))
      context.addFilter(.colorInvert(0.5))
      context.clipToLayer(options: .inverse) { $0.fill(box, with: .color(red)) }
      context.fill(box, with: .color(red))
    }
    let found = groups(drawn)
    #expect(found.map(\.filters.count) == [0, 1, 1] && found[0].knockout?.count == 1)
    #expect(found[2].filters == [.blur(radius: 1)])
  }

  @Test func `resolved text is measured, coloured and has baselines`() {
    let drawn = items { context, _ in
      var text = context.resolve(Text("Hi\nHo").font(.system(size: 20)))
      let size = text.measure(in: CGSize(width: 100, height: 100))
      #expect(text.firstBaseline(in: size) < text.lastBaseline(in: size))
      text.shading = .color(red)
      context.draw(text, in: CGRect(origin: .zero, size: size))
    }
    guard case .text(let line)? = groups(drawn).first?.children.first else {
      Issue.record("no text")
      return
    }
    #expect(line.fragments[0].paint == .color(RGBA(red: 1, green: 0, blue: 0)))
  }

  @Test func `gradients go on as they are told to`() {
    let gradient = Gradient(colors: [red, .blue])
    let drawn = items { context, _ in
      context.fill(
        box,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0), options: [.mirror]))
    }
    guard case .fill(_, .gradient(let paint), _, _)? = drawn.first else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.spread == .mirrored && paint.stops[0].mixing == .perceptual)
  }
}
