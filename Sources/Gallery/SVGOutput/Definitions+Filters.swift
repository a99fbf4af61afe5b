import Foundation
import VectorDrawing

extension Definitions {
  /// The region of filters and masks: the picture and half of it around.
  static let wholePicture: StaticString =
    " x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""

  /// A chain of effects as one SVG filter. Apple's effects work on gamma-encoded sRGB
  /// (Facts/colors.md#filters), so the filter does too.
  mutating func filter(_ filters: [Filter]) -> DefinitionName {
    var content = ByteBuffer(capacity: 256)
    // The default is the box of what is drawn: it cuts the blur of small things, and where it has
    // no height, as that of a line, nothing would be drawn at all.
    content.append(" filterUnits=\"userSpaceOnUse\"")
    content.append(Self.wholePicture)
    content.append(" color-interpolation-filters=\"sRGB\">\n")
    for filter in filters { content.primitive(filter) }
    content.append("</filter>\n")
    return add("filter", content)
  }
}

extension ByteBuffer {
  fileprivate mutating func primitive(_ filter: Filter) {
    switch filter {
    case .blur(let radius, let opaque):
      attribute("<feGaussianBlur stdDeviation=\"", max(radius, 0))
      append("/>\n")
      if opaque {
        // Blurred colours are weighted by alpha already: all alpha back, then cut to the source's.
        rows([[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 255, 0]])
        append("<feComposite operator=\"in\" in2=\"SourceAlpha\"/>\n")
      }
    case .shadow(let color, let radius, let x, let y):
      attribute("<feDropShadow dx=\"", x)
      attribute(" dy=\"", y)
      attribute(" stdDeviation=\"", max(radius, 0))
      append(" flood-color=\"")
      append(color)
      append("\"")
      attribute(" flood-opacity=\"", CGFloat(color.alpha))
      append("/>\n")
    case .innerShadow(let color, let radius, let x, let y):
      append("<feFlood flood-color=\"")
      append(color)
      append("\"")
      attribute(" flood-opacity=\"", CGFloat(color.alpha))
      append("/>\n<feComposite operator=\"out\" in2=\"SourceAlpha\"/>\n")
      attribute("<feGaussianBlur stdDeviation=\"", max(radius, 0))
      attribute("/>\n<feOffset dx=\"", x)
      attribute(" dy=\"", y)
      append("/>\n<feComposite operator=\"in\" in2=\"SourceAlpha\"/>\n")
      append("<feComposite operator=\"over\" in2=\"SourceGraphic\"/>\n")
    case .matrix(let numbers): rows([numbers])
    case .brightness(let amount): transfer(slope: [1, 1, 1], intercept: [amount, amount, amount])
    case .contrast(let amount):
      let intercept = 0.5 - amount / 2
      transfer(
        slope: [amount, amount, amount], intercept: [intercept, intercept, intercept])
    case .saturation(let amount): matrix("saturate", amount)
    case .grayscale(let amount): matrix("saturate", 1 - amount)
    case .hueRotation(let angle): matrix("hueRotate", angle.degrees)
    case .colorInvert: transfer(slope: [-1, -1, -1], intercept: [1, 1, 1])
    case .colorMultiply(let color):
      rows([
        [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0],
        [0, 0, 0, color.alpha, 0],
      ])
    case .luminanceToAlpha: append("<feColorMatrix type=\"luminanceToAlpha\"/>\n")
    case .luminanceTemplate(let color):
      rows([
        [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
        [0.2125, 0.7154, 0.0721, 0, 0],
      ])
      append("<feComposite operator=\"in\" in2=\"SourceAlpha\"/>\n")
    case .template(let color):
      rows([
        [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
        [0, 0, 0, color.alpha, 0],
      ])
    }
  }

  private mutating func matrix(_ type: StaticString, _ value: Double) {
    append("<feColorMatrix type=\"")
    append(type)
    attribute("\" values=\"", CGFloat(value))
    append("/>\n")
  }

  private mutating func transfer(slope: [Double], intercept: [Double]) {
    rows([
      [slope[0], 0, 0, 0, intercept[0]], [0, slope[1], 0, 0, intercept[1]],
      [0, 0, slope[2], 0, intercept[2]], [0, 0, 0, 1, 0],
    ])
  }

  private mutating func rows(_ rows: [[Double]]) {
    append("<feColorMatrix type=\"matrix\" values=\"")
    for (index, value) in rows.joined().enumerated() {
      if index > 0 { append(" ") }
      append(value)
    }
    append("\"/>\n")
  }
}
