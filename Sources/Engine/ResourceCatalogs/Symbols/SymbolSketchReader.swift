import Foundation
import VectorDrawing

/// Reads the part of SVG that symbols are drawn in: basic shapes, groups, simple transforms.
struct SymbolSketchReader {
  /// Presentation that children take over.
  struct Style {
    var isFilled = true
    var isStroked = false
    var strokeWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var evenOdd = false
    var opacity = 1.0
    var isCut = false
    var hierarchy = 0
    var variable = 0
    var colorName: String?
    var filling: SymbolSketch.Filling?
    var transform = CGAffineTransform.identity
  }

  private(set) var pieces: [SymbolSketch.Piece] = []

  /// A drawing of the themes folder; nil if it is no SVG with a view box.
  static func read(_ bytes: [UInt8]) -> SymbolSketch? {
    guard let root = MarkupReader.read(bytes), root.name == "svg" else { return nil }
    let view = numbers(root.attributes["viewBox"] ?? "")
    guard view.count == 4, view[2] > 0, view[3] > 0 else { return nil }
    var reader = SymbolSketchReader()
    var style = Style()
    style.transform = CGAffineTransform(translationX: -view[0], y: -view[1])
    reader.visit(root, style)
    var sketch = SymbolSketch(
      size: CGSize(width: view[2], height: view[3]), pieces: reader.pieces)
    let box = numbers(root.attributes["data-box"] ?? "")
    if box.count == 4 {
      sketch.box = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    }
    sketch.baseline = numbers(root.attributes["data-baseline"] ?? "").first
    return sketch
  }

  /// Adds an element and what is inside it.
  mutating func visit(_ element: MarkupElement, _ inherited: Style) {
    let style = inherited.adding(element.attributes)
    if let path = Self.path(element) {
      pieces.append(style.piece(path.applying(style.transform)))
    }
    guard ["svg", "g"].contains(element.name) else { return }
    for child in element.children { visit(child, style) }
  }

  /// The outline of a shape; nil for anything else and for shapes without extent.
  static func path(_ element: MarkupElement) -> Path? {
    func number(_ name: String) -> CGFloat {
      numbers(element.attributes[name] ?? "").first ?? 0
    }
    switch element.name {
    case "path": return outline(SVGPathParser.elements(element.attributes["d"] ?? ""))
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"))
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
    case "rect":
      let frame = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      guard frame.width > 0, frame.height > 0 else { return nil }
      let radius = max(number("rx"), number("ry"))
      return radius > 0
        ? Path(roundedRect: frame, cornerRadius: radius, style: .circular) : Path(frame)
    case "line":
      return outline([
        .move(to: CGPoint(x: number("x1"), y: number("y1"))),
        .line(to: CGPoint(x: number("x2"), y: number("y2"))),
      ])
    case "polyline", "polygon":
      let points = numbers(element.attributes["points"] ?? "")
      return polygon(points, isClosed: element.name == "polygon")
    default: return nil
    }
  }

  private static func outline(_ elements: [Path.Element]) -> Path? {
    elements.isEmpty ? nil : Path(storage: .elements(elements))
  }

  private static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat
  ) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func polygon(_ numbers: [CGFloat], isClosed: Bool) -> Path? {
    var elements: [Path.Element] = []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
    }
    if isClosed, !elements.isEmpty { elements.append(.closeSubpath) }
    return outline(elements)
  }

  /// The numbers at the beginning of a text.
  static func numbers(_ text: String) -> [CGFloat] {
    var scanner = SVGNumberScanner(text)
    var numbers: [CGFloat] = []
    while let number = scanner.number() { numbers.append(CGFloat(number)) }
    return numbers
  }
}

extension SymbolSketchReader.Style {
  /// The style inside an element with attributes of its own.
  func adding(_ attributes: [String: String]) -> SymbolSketchReader.Style {
    var style = self
    if let fill = attributes["fill"] { style.isFilled = fill != "none" }
    if let stroke = attributes["stroke"] { style.isStroked = stroke != "none" }
    if let rule = attributes["fill-rule"] { style.evenOdd = rule == "evenodd" }
    func number(_ name: String) -> CGFloat? {
      SymbolSketchReader.numbers(attributes[name] ?? "").first
    }
    style.strokeWidth = number("stroke-width") ?? strokeWidth
    style.opacity = opacity * Double(min(1, max(0, number("opacity") ?? 1)))
    switch attributes["stroke-linecap"] {
    case "round": style.cap = .round
    case "square": style.cap = .square
    case "butt": style.cap = .butt
    default: break
    }
    switch attributes["stroke-linejoin"] {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    case "miter": style.join = .miter
    default: break
    }
    if let cut = attributes["data-cut"] { style.isCut = cut == "true" }
    style.colorName = attributes["data-color"] ?? colorName
    if let filling = attributes["data-fill"] { style.filling = .init(rawValue: filling) }
    if let layer = number("data-layer") { style.hierarchy = min(2, max(0, Int(layer))) }
    if let step = number("data-variable") { style.variable = min(99, max(0, Int(step))) }
    if let text = attributes["transform"] {
      style.transform = SVGTransform.read(text).concatenating(transform)
    }
    return style
  }

  /// An outline in this style.
  func piece(_ path: Path) -> SymbolSketch.Piece {
    SymbolSketch.Piece(
      path: path, isFilled: isFilled, strokeWidth: isStroked ? strokeWidth : 0, cap: cap,
      join: join, evenOdd: evenOdd, opacity: opacity, erasing: isCut ? .always : .never,
      hierarchy: hierarchy, colorName: colorName, variable: variable, filling: filling)
  }
}
