import Foundation
import VectorDrawing

extension SVGWriter {
  /// A chain of effects as one SVG filter. Apple's effects work on gamma-encoded sRGB
  /// (Facts/colors.md#filters), so the filter does too.
  mutating func filter(_ filters: [Filter]) -> DefinitionName {
    define("filter") { writer in
      writer.body.attribute("filterUnits", "userSpaceOnUse")
      writer.wholePicture()
      writer.body.attribute("color-interpolation-filters", "sRGB")
    } content: { writer in
      for (index, filter) in filters.enumerated() {
        writer.primitive(filter, isFirst: index == 0)
      }
    }
  }

  private mutating func primitive(_ filter: Filter, isFirst: Bool) {
    switch filter {
    case .blur(let radius, let opaque):
      blur(radius)
      if opaque {
        // Blurred colours are weighted by alpha already: all alpha back, then cut to the source's.
        rows([[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 255, 0]])
        composite("in", "SourceAlpha")
      }
    case .shadow(let color, let radius, let x, let y):
      // What a chain has made so far has no name of its own.
      if !isFirst { element("feOffset") { $0.body.attribute("result", "shown") } }
      blur(radius)
      element("feOffset") { $0.offset(x, y) }
      template(color)
      under(isFirst ? "SourceGraphic" : "shown")
    case .innerShadow(let color, let radius, let x, let y):
      element("feFlood") { $0.flood(color) }
      composite("out", "SourceAlpha")
      blur(radius)
      element("feOffset") { $0.offset(x, y) }
      composite("in", "SourceAlpha")
      composite("over", "SourceGraphic")
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
    case .luminanceToAlpha:
      element("feColorMatrix") { $0.body.attribute("type", "luminanceToAlpha") }
    case .luminanceTemplate(let color):
      rows([
        [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
        [0.2125, 0.7154, 0.0721, 0, 0],
      ])
      composite("in", "SourceAlpha")
    case .template(let color): template(color)
    }
  }

  /// Draws what was shown over its shadow. Not all in one `feDropShadow`: librsvg before 2.55
  /// draws nothing of what has a primitive that it does not know.
  private mutating func under(_ shown: StaticString) {
    element("feMerge") { _ in
    } content: { writer in
      writer.element("feMergeNode") { _ in }
      writer.element("feMergeNode") { $0.body.attribute("in", shown) }
    }
  }

  private mutating func template(_ color: RGBA) {
    rows([
      [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
      [0, 0, 0, color.alpha, 0],
    ])
  }

  private mutating func blur(_ radius: CGFloat) {
    element("feGaussianBlur") { $0.body.attribute("stdDeviation", max(radius, 0)) }
  }

  private mutating func composite(_ operation: StaticString, _ other: StaticString) {
    element("feComposite") { writer in
      writer.body.attribute("operator", operation)
      writer.body.attribute("in2", other)
    }
  }

  private mutating func offset(_ x: CGFloat, _ y: CGFloat) {
    body.attribute("dx", x)
    body.attribute("dy", y)
  }

  private mutating func flood(_ color: RGBA) {
    body.attribute("flood-color", color)
    body.attribute("flood-opacity", color.alpha)
  }

  private mutating func matrix(_ type: StaticString, _ value: Double) {
    element("feColorMatrix") { writer in
      writer.body.attribute("type", type)
      writer.body.attribute("values", value)
    }
  }

  private mutating func transfer(slope: [Double], intercept: [Double]) {
    rows([
      [slope[0], 0, 0, 0, intercept[0]], [0, slope[1], 0, 0, intercept[1]],
      [0, 0, slope[2], 0, intercept[2]], [0, 0, 0, 1, 0],
    ])
  }

  private mutating func rows(_ rows: [[Double]]) {
    element("feColorMatrix") { writer in
      writer.body.attribute("type", "matrix")
      writer.body.attribute("values") { value in
        for (index, number) in rows.joined().enumerated() {
          if index > 0 { value.append(" ") }
          value.append(number)
        }
      }
    }
  }
}
