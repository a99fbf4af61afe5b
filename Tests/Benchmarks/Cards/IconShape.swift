import ResourceCatalogs
import SwiftUI
import VectorDrawing

/// A drawing of the cards as a shape.
struct IconShape: Shape {
  static let cup = IconShape(CardIcons.cup)
  static let weather = CardIcons.weather.map { IconShape($0) }

  private let drawing: Path

  init(_ data: String) {
    var path = Path()
    for element in SVGPathParser.elements(data) { path.append(element) }
    drawing = path
  }

  func path(in rect: CGRect) -> Path {
    let scale = rect.width / 16
    return drawing.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.minY))
  }
}

extension Color {
  /// A colour from `#rrggbb` or `#rrggbbaa`.
  init(hex: String) {
    let digits = Array(hex.utf8.dropFirst()).map { Int($0) < 58 ? Int($0) - 48 : Int($0) - 87 }
    func part(_ index: Int) -> Double {
      index < digits.count ? Double(digits[index] * 16 + digits[index + 1]) / 255 : 1
    }
    self.init(.sRGB, red: part(0), green: part(2), blue: part(4), opacity: part(6))
  }
}
