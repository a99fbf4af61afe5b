import Foundation
import SwiftUI
import TestSupport
import UIKit
import VectorDrawing
import ViewGraph

/// What a view draws in a window of 100 × 100 points, one word per display item.
struct PaintedView: Sendable, CustomStringConvertible {
  let name: String
  let items: String
  let view: @MainActor @Sendable () -> any View

  var description: String { name }

  init(_ name: String, _ items: String, _ view: @escaping @MainActor @Sendable () -> any View) {
    (self.name, self.items, self.view) = (name, items, view)
  }

  @MainActor var drawn: String {
    let probe = LayoutProbe(view(), width: 100, height: 100)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return painter.items.map(Self.word).joined(separator: " ")
  }

  private static func word(_ item: DisplayItem) -> String {
    switch item {
    case .fill(let path, let paint, let evenOdd, _):
      return "fill" + (evenOdd ? "-eo" : "") + outline(path) + color(paint)
    case .stroke(let path, let paint, let style, _):
      return "stroke\(Int(style.lineWidth))" + outline(path) + color(paint)
    case .text(let line): return line.fragments.map(\.text).joined()
    case .image: return "image"
    case .group(let group):
      var name = "group"
      if group.opacity != 1 { name += "-opacity" }
      if let clip = group.clip { name += "-clip" + outline(clip) }
      if !group.transform.isIdentity { name += "-transform" }
      if !group.filters.isEmpty { name += "-filter" }
      if group.mask != nil { name += "-mask" }
      if let link = group.link { name += "-" + link }
      return "\(name)(\(group.children.map(word).joined(separator: " ")))"
    }
  }

  private static func outline(_ path: VectorDrawing.Path) -> String {
    switch path.storage {
    case .rect(let rect): "[\(text(rect))]"
    case .ellipse(let rect): "(\(text(rect)))"
    case .rounded(let rect, let radii, _): "<\(text(rect)) r\(Int(radii.topLeading))>"
    case .elements: "~"
    }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: ",")
  }

  private static func color(_ paint: Paint) -> String {
    guard case .color(let color) = paint else { return "gradient" }
    let parts = [color.red, color.green, color.blue, color.alpha]
    return "#" + parts.map { "\(Int(($0 * 100).rounded()))" }.joined(separator: ",")
  }
}

private let ink = Color(red: 1, green: 0, blue: 0)

let paintedViews: [PaintedView] = [
  PaintedView("a shape takes the foreground", "fill(0,0,100,100)#100,0,0,100") {
    Circle().foregroundStyle(ink)
  },
  PaintedView("secondary halves a custom foreground", "fill[0,0,100,100]#100,0,0,50") {
    Rectangle().fill(.secondary).foregroundStyle(ink)
  },
  PaintedView("secondary of secondary is a quarter", "fill[0,0,100,100]#100,0,0,25") {
    Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(ink)
  },
  PaintedView("a border lies inside", "stroke4[2,2,96,96]#100,0,0,100") {
    Rectangle().strokeBorder(ink, lineWidth: 4)
  },
  PaintedView(
    "fill and stroke are two layers", "fill[0,0,100,100]#100,0,0,100 stroke2[0,0,100,100]#0,0,0,100"
  ) {
    Rectangle().fill(ink).stroke(.black, lineWidth: 2)
  },
  PaintedView(
    "container shapes are concentric", "fill<10,10,80,80 r12>#100,0,0,100"
  ) {
    ContainerRelativeShape().fill(ink).padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 22))
  },
  PaintedView("without a container it is a rectangle", "fill[0,0,100,100]#100,0,0,100") {
    ContainerRelativeShape().fill(ink)
  },
  PaintedView("corners are clipped", "group-clip<0,0,100,100 r8>(fill[0,0,100,100]#100,0,0,100)") {
    ink.cornerRadius(8)
  },
  PaintedView("hidden views draw nothing", "") { ink.hidden() },
  PaintedView(
    "a background lies behind", "fill[0,0,100,100]#0,0,0,100 fill(0,0,100,100)#100,0,0,100"
  ) {
    Circle().fill(ink).background(.black)
  },
  PaintedView(
    "a higher index lies above", "fill[0,0,100,100]#0,0,0,100 fill[0,0,100,100]#100,0,0,100"
  ) {
    ZStack {
      ink.zIndex(1)
      Color.black
    }
  },
  PaintedView("links lead somewhere", "group-https://a.b(fill[0,0,100,100]#100,0,0,100)") {
    Link(destination: URL(string: "https://a.b")!) { ink }
  },
  PaintedView("what is subtracted is a hole", "fill~#100,0,0,100") {
    Rectangle().subtracting(Circle()).fill(ink)
  },
  PaintedView("a stroked shape is drawn as a line", "stroke4(0,0,100,100)#100,0,0,100") {
    Circle().stroke(lineWidth: 4).fill(ink)
  },
  PaintedView("a stroked shape clips to its ring", "group-clip~(fill[0,0,100,100]#100,0,0,100)") {
    ink.clipShape(Circle().stroke(lineWidth: 4))
  },
  PaintedView(
    "text has the shadows of its style", "group-filter(x)"
  ) { Text("x").foregroundStyle(ink.shadow(.inner(radius: 1))) },
  PaintedView("a mesh is a texture", "fill[0,0,100,100]gradient") {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [ink, .black, .white, .clear])
  },
  PaintedView("a canvas draws", "group-transform(fill[0,0,50,50]#100,0,0,100)") {
    Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(ink))
    }.frame(width: 50, height: 50)
  },
  PaintedView(
    "a variable value dims the steps above it",
    "group(fill~#100,0,0,100 fill~#100,0,0,100 fill~#100,0,0,30 fill~#100,0,0,30)"
  ) {
    Image(systemName: "cellularbars", variableValue: 0.5).resizable().foregroundStyle(ink)
  },
  PaintedView("content follows its size", "fill[0,0,50,100]#100,0,0,100") {
    GeometryReader { ink.frame(width: $0.size.width / 2) }
  },
  PaintedView(
    "a canvas draws its symbols by their tags",
    "group-transform(fill[0,0,10,10]#100,0,0,100)"
  ) {
    Canvas { context, _ in
      if let box = context.resolveSymbol(id: "box") {
        context.draw(box, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      if context.resolveSymbol(id: "none") != nil { context.fill(Path(), with: .color(ink)) }
    } symbols: {
      Color.black.tag("other")
      ink.tag("box")
    }.frame(width: 50, height: 50)
  },
  PaintedView(
    "a canvas draws where a layer is opaque",
    "group-transform(group-mask(fill[0,0,50,50]#100,0,0,100))"
  ) {
    Canvas { context, size in
      context.clipToLayer {
        $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.black))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ink))
    }.frame(width: 50, height: 50)
  },
  PaintedView(
    "an underline of its own colour is a line of its own",
    "stroke0~#100,0,0,100 a"
  ) { Text("a").underline(true, pattern: .dash, color: ink) },
  PaintedView("a plain underline is the text's", "a") { Text("a").underline() },
  PaintedView("a style behind a view reaches under a bar", "fill[0,0,100,100]#100,0,0,100") {
    Spacer().background(ink).safeAreaInset(edge: .bottom) { Spacer().frame(height: 22) }
  },
  PaintedView("a view behind another ends at the bar", "fill[0,0,100,70]#100,0,0,100") {
    Spacer().background { ink }.safeAreaInset(edge: .bottom) { Spacer().frame(height: 22) }
  },
  PaintedView("a run has the background of its attributes", "fill[45,40,9,20]#100,0,0,100 a") {
    var text = AttributedString("a")
    text.backgroundColor = ink
    return Text(text)
  },
  PaintedView(
    "a symbol of UIKit has a colour per layer",
    "group(fill~#0,0,0,100 stroke7~#0,0,0,100 stroke7~#100,0,0,100)"
  ) {
    let look = UIImage.SymbolConfiguration(paletteColors: [.red, .black])
    return Image(uiImage: UIImage(systemName: "plus.circle.fill", withConfiguration: look)!)
      .resizable()
  },
  PaintedView("an opaque canvas begins in black", "fill[0,0,100,100]#0,0,0,100") {
    Canvas(opaque: true) { _, _ in }
  },
  PaintedView("an opaque drawing group begins in black", "fill[0,0,100,100]#0,0,0,100") {
    Spacer().drawingGroup(opaque: true)
  },
  PaintedView("the square of a hidden symbol is as large as its font", "fill[40,40,20,20]#0,0,0,14")
  { Image(systemName: "star").font(.system(size: 20)).redacted(reason: .placeholder) },
]
