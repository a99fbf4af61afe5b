import Foundation
import VectorDrawing

/// What decides how the next thing of a PDF is drawn (ISO 32000-1, section 8.4).
struct PDFState {
  /// What something is painted with.
  enum Ink {
    case color(RGBA)
    /// A gradient, and where its coordinates lie in the picture.
    case shading(PDFShading, CGAffineTransform)
    /// A pattern that is not known.
    case nothing
  }

  /// From the content's coordinates to those of the picture.
  var transform: CGAffineTransform
  var fill = Ink.color(.black)
  var line = Ink.color(.black)
  var fillSpace = PDFColorSpace.gray
  var lineSpace = PDFColorSpace.gray
  /// Lengths are in the content's coordinates.
  var stroke = StrokeStyle(lineWidth: 1)
  /// 0…1.
  var fillOpacity = 1.0
  var lineOpacity = 1.0
  var blend = BlendMode.normal
  var scopes: [PDFLayers.Scope] = []

  init(transform: CGAffineTransform) { self.transform = transform }
}

extension BlendMode {
  /// The mode of a name of PDF's; `nil` for those that are not known.
  init?(pdf name: String) {
    let known: [String: BlendMode] = [
      "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
      "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
      "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
      "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue,
      "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]
    guard let mode = known[name] else { return nil }
    self = mode
  }
}
