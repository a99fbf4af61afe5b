import Foundation
import VectorDrawing

@testable import SVGOutput

/// Pictures of single items.
enum Pictures {
  /// The bytes as text.
  static func text(
    _ items: [DisplayItem], title: String = "T", description: String = "", prefix: String = "",
    paths: [String] = []
  ) -> String {
    let picture = SVGPicture(
      size: CGSize(width: 20, height: 10), items: items, title: title, description: description,
      prefix: prefix, paths: NodePaths(paths))
    return String(decoding: SVGWriter.write(picture), as: UTF8.self)
  }

  /// What stands between the title and the end.
  static func body(_ items: [DisplayItem], prefix: String = "", paths: [String] = []) -> String {
    let whole = text(items, prefix: prefix, paths: paths)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).dropLast(2).joined(separator: "\n")
  }

  static let box = CGRect(x: 1, y: 2, width: 3, height: 4)
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)

  static func fill(_ path: Path = Path(box), _ color: RGBA = red, node: Int = -1) -> DisplayItem {
    .fill(path, .color(color), evenOdd: false, node: node)
  }

  static func group(_ change: (inout GroupItem) -> Void) -> DisplayItem {
    var group = GroupItem([fill()], node: -1)
    change(&group)
    return .group(group)
  }

  static func line(_ text: String, change: (inout TextLineItem.Fragment) -> Void = { _ in })
    -> DisplayItem
  {
    var fragment = TextLineItem.Fragment(
      text: text, x: 1, width: 12.3456, font: FontFace(size: 13, weight: 400), paint: .color(.black)
    )
    change(&fragment)
    return .text(TextLineItem(baseline: 9, fragments: [fragment], node: -1))
  }

  static func gradient(_ geometry: GradientPaint.Geometry, _ colors: [RGBA]) -> Paint {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map {
      GradientStop(color: $0.element, location: Double($0.offset) / last)
    }
    return .gradient(GradientPaint(geometry: geometry, stops: stops))
  }

  static func image(_ id: String, smooth: Bool = true) -> DisplayItem {
    .image(
      ImageItem(
        frame: box, source: ImageSource(id: id, type: "image/png", base64: "AAAA" + id),
        smooth: smooth, node: -1))
  }
}
