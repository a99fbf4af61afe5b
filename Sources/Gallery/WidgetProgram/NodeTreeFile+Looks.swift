import Encodings
import Foundation
import SVGOutput
import Typesetting
import VectorDrawing
import ViewGraph

/// What a designer means by a node: fonts, colours, images, corners, as the code asks for them.
extension NodeTreeFile {
  static func looks(_ node: NodeRecord, _ bytes: inout [UInt8]) {
    list("fonts", node.fonts, &bytes) { font($0, &$1) }
    if node.textScale != 1 { number("scale", node.textScale, &bytes) }
    let lines = node.lines
    if lines.underline { bytes.append(contentsOf: ",\"underline\":true".utf8) }
    if lines.strikethrough { bytes.append(contentsOf: ",\"strikethrough\":true".utf8) }
    list("paints", node.paints, &bytes) { JSONText.write($0.text, to: &$1) }
    if let image = node.image { field(image.isSymbol ? "symbol" : "image", image.name, &bytes) }
    if let opacity = node.opacity { number("opacity", CGFloat(opacity), &bytes) }
    if let radii = node.radii { corners(radii, &bytes) }
  }

  private static func font(_ font: NodeRecord.TextFont, _ bytes: inout [UInt8]) {
    let resolved = font.font
    bytes.append(contentsOf: "{\"size\":".utf8)
    Numbers.write(Double(resolved.pointSize), to: &bytes)
    bytes.append(contentsOf: ",\"weight\":".utf8)
    Numbers.write(resolved.numericWeight, to: &bytes)
    field("style", font.style.map { "\($0)" }, &bytes)
    if resolved.design != .default { field("design", "\(resolved.design)", &bytes) }
    field("family", resolved.customName, &bytes)
    if resolved.italic { bytes.append(contentsOf: ",\"italic\":true".utf8) }
    bytes.append(125)
  }

  private static func corners(_ radii: RectangleCornerRadii, _ bytes: inout [UInt8]) {
    if let radius = radii.uniform { return number("radius", radius, &bytes) }
    let all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    list("radii", all, &bytes) { Numbers.write(Double($0), to: &$1) }
  }

  private static func number(_ name: String, _ value: CGFloat, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: ",\"\(name)\":".utf8)
    Numbers.write(Double(value), to: &bytes)
  }

  private static func list<Value>(
    _ name: String, _ values: [Value], _ bytes: inout [UInt8],
    write: (Value, inout [UInt8]) -> Void
  ) {
    if values.isEmpty { return }
    bytes.append(contentsOf: ",\"\(name)\":[".utf8)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(44) }
      write(value, &bytes)
    }
    bytes.append(93)
  }
}

extension ShapePaint {
  /// A colour as pictures write it; of a gradient its kind and the colours of its stops.
  fileprivate var text: String {
    func gradient(_ kind: String, _ stops: [GradientStop]) -> String {
      ([kind] + stops.map(\.color.text)).joined(separator: ", ")
    }
    switch self {
    case .color(let color): return color.text
    case .linear(let stops, _, _): return gradient("linear", stops)
    case .radial(let stops, _, _, _): return gradient("radial", stops)
    case .elliptical(let stops, _, _, _): return gradient("elliptical", stops)
    case .angular(let stops, _, _, _): return gradient("angular", stops)
    case .texture: return "image"
    }
  }
}
