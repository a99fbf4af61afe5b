import Foundation
import ResourceCatalogs
import Typesetting
import VectorDrawing
import ViewGraph

/// What decides how a symbol looks besides its drawing.
struct SymbolLook {
  let environment: EnvironmentValues
  let mode: SymbolRenderingMode
  let scale: SymbolScale
  let variableValue: Double?
  /// The image's own colours, one per layer.
  let tints: [Color]

  init(_ image: Image, _ environment: EnvironmentValues) {
    self.environment = environment
    // A symbol that keeps its own colours is multicolor.
    let own: SymbolRenderingMode? = image.template == .original ? .multicolor : nil
    mode = image.symbolMode ?? own ?? environment.symbolRenderingMode ?? .monochrome
    (variableValue, tints) = (image.variableValue, image.tints)
    switch image.symbolScale ?? environment.imageScale {
    case .small: scale = .small
    case .medium: scale = .medium
    case .large: scale = .large
    }
  }
}

/// Draws a symbol's layers.
struct SymbolPainter {
  let drawing: SymbolDrawing
  let look: SymbolLook
  let ink: ShapePaint
  /// Whether left and right are exchanged.
  let isMirrored: Bool

  func draw(_ frame: CGRect, _ items: inout [DisplayItem], _ node: Int) {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
    // The drawing is in em; the frame may have been stretched.
    let scaleX = frame.width / drawing.size.width
    let scaleY = frame.height / drawing.size.height
    let transform = CGAffineTransform(
      a: isMirrored ? -scaleX : scaleX, b: 0, c: 0, d: scaleY,
      tx: isMirrored ? frame.maxX : frame.minX, ty: frame.minY)
    let width = min(scaleX, scaleY)
    var drawn: [DisplayItem] = []
    let isPlain = look.mode.kind == .monochrome
    let steps = look.variableValue == nil ? 0 : drawing.variableSteps
    // Where fills and strokes meet, translucent ink would show twice: it is put on as a whole.
    let (solid, opacity) = Self.solid(isPlain ? ink.paint(in: frame) : nil)
    for layer in drawing.layers {
      let paint = solid ?? paint(layer).paint(in: frame)
      for element in layer.elements {
        let path = element.path.applying(transform)
        if element.erasing == .always || (isPlain && element.erasing == .inMonochrome) {
          erase(path, element, width, &drawn, node)
          continue
        }
        let shade = paint.opacity(element.opacity * presence(element, steps))
        if element.isFilled {
          drawn.append(.fill(path, shade, evenOdd: element.evenOdd, node: node))
        }
        if var stroke = element.stroke {
          stroke.lineWidth *= width
          drawn.append(.stroke(path, shade, stroke, node: node))
        }
      }
    }
    if let opacity, !drawn.isEmpty {
      var group = GroupItem(drawn, node: node)
      group.opacity = opacity
      drawn = [.group(group)]
    }
    items.append(contentsOf: drawn)
  }

  /// How much of its opacity an element keeps under a variable value: the steps share the range
  /// 0…1 evenly, and any value above the beginning of its share shows an element in full (“Adopt
  /// Variable Color in SF Symbols”, WWDC22). How faint the others are is not published.
  private func presence(_ element: SymbolElement, _ steps: Int) -> Double {
    guard let value = look.variableValue, steps > 0, element.variable > 0 else { return 1 }
    return value > Double(element.variable - 1) / Double(steps) ? 1 : 0.3
  }

  /// A translucent colour as an opaque one and how opaque it was; nothing for other paints.
  private static func solid(_ paint: Paint?) -> (Paint?, Double?) {
    guard case .color(let color)? = paint, color.alpha > 0, color.alpha < 1 else {
      return (nil, nil)
    }
    return (.color(color.opacity(1 / color.alpha)), color.alpha)
  }

  /// Cuts an element out of what is drawn already.
  private func erase(
    _ path: Path, _ element: SymbolElement, _ width: CGFloat, _ drawn: inout [DisplayItem],
    _ node: Int
  ) {
    if drawn.isEmpty { return }
    var hole: [DisplayItem] = []
    if element.isFilled {
      hole.append(.fill(path, .color(.black), evenOdd: element.evenOdd, node: -1))
    }
    if var stroke = element.stroke {
      stroke.lineWidth *= width
      hole.append(.stroke(path, .color(.black), stroke, node: -1))
    }
    if case .group(var group)? = drawn.first, drawn.count == 1, group.knockout != nil {
      // The next hole of the same drawing.
      group.knockout?.append(contentsOf: hole)
      drawn = [.group(group)]
      return
    }
    var group = GroupItem(drawn, node: node)
    group.knockout = hole
    drawn = [.group(group)]
  }

  private func paint(_ layer: SymbolLayer) -> ShapePaint {
    switch look.mode.kind {
    case .monochrome: return ink
    case .hierarchical: return ink.opacity([1, 0.5, 0.25][min(max(layer.hierarchy, 0), 2)])
    case .palette: return level(layer.hierarchy)
    case .multicolor:
      guard let name = layer.colorName,
        let color = look.environment.session.inputs.palette.color(
          named: name, scheme: look.environment.paletteScheme,
          contrast: look.environment.paletteContrast)
      else { return ink }
      return .color(color)
    }
  }

  private func level(_ hierarchy: Int) -> ShapePaint {
    if let last = look.tints.indices.last {
      let tint = look.tints[min(max(hierarchy, 0), last)]
      return tint._paint(in: look.environment).paint
    }
    guard let styles = look.environment.core.foreground else { return ink }
    var chosen = styles.primary
    if hierarchy > 0, let secondary = styles.secondary { chosen = secondary }
    if hierarchy > 1, let tertiary = styles.tertiary { chosen = tertiary }
    return chosen._paint(in: look.environment).paint
  }
}

extension ResolvedFont {
  /// The weight symbols take beside text of this font.
  var symbolWeight: SymbolWeight {
    switch numericWeight {
    case ..<150: .ultraLight
    case ..<250: .thin
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    case ..<850: .heavy
    default: .black
    }
  }
}
