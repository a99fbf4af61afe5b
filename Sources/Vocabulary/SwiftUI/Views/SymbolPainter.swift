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

  init(_ image: Image, _ environment: EnvironmentValues) {
    self.environment = environment
    mode = image.symbolMode ?? environment.symbolRenderingMode ?? .monochrome
    variableValue = image.variableValue
    switch environment.imageScale {
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

  func draw(_ frame: CGRect, _ items: inout [DisplayItem], _ node: Int) {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
    // The drawing is in em; the frame may have been stretched.
    let scaleX = frame.width / drawing.size.width
    let scaleY = frame.height / drawing.size.height
    let place = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: frame.minX, ty: frame.minY)
    let width = min(scaleX, scaleY)
    var drawn: [DisplayItem] = []
    let isPlain = look.mode.kind == .monochrome
    for layer in drawing.layers {
      let paint = paint(layer).paint(in: frame)
      for element in layer.elements {
        let path = element.path.applying(place)
        if element.erasing == .always || (isPlain && element.erasing == .inMonochrome) {
          erase(path, element, width, frame, &drawn, node)
          continue
        }
        let shade = paint.opacity(element.opacity)
        if element.isFilled {
          drawn.append(.fill(path, shade, evenOdd: element.evenOdd, node: node))
        }
        if var stroke = element.stroke {
          stroke.lineWidth *= width
          drawn.append(.stroke(path, shade, stroke, node: node))
        }
      }
    }
    items.append(contentsOf: drawn)
  }

  /// Cuts an element out of what is drawn already: a mask that is opaque everywhere else.
  private func erase(
    _ path: Path, _ element: SymbolElement, _ width: CGFloat, _ frame: CGRect,
    _ drawn: inout [DisplayItem], _ node: Int
  ) {
    if drawn.isEmpty { return }
    var group = GroupItem(drawn, node: node)
    var outside: Path
    if let stroke = element.stroke {
      outside = path.band(width: stroke.lineWidth * width)
    } else {
      outside = path
    }
    let around = frame.insetBy(dx: -frame.width, dy: -frame.height)
    var hole = Path(around)
    hole.addPath(outside)
    group.clip = hole
    group.clipEvenOdd = true
    drawn = [.group(group)]
  }

  private func paint(_ layer: SymbolLayer) -> ShapePaint {
    switch look.mode.kind {
    case .monochrome: return ink
    case .hierarchical: return ink.opacity([1, 0.5, 0.25][min(max(layer.hierarchy, 0), 2)])
    case .palette: return level(layer.hierarchy)
    case .multicolor:
      guard let name = layer.colorName,
        let color = look.environment.session.palette.color(
          named: name, scheme: look.environment.paletteScheme,
          contrast: look.environment.paletteContrast)
      else { return ink }
      return .color(color)
    }
  }

  private func level(_ hierarchy: Int) -> ShapePaint {
    guard let styles = look.environment.core.foreground else { return ink }
    var chosen = styles.primary
    if hierarchy > 0, let secondary = styles.secondary { chosen = secondary }
    if hierarchy > 1, let tertiary = styles.tertiary { chosen = tertiary }
    return chosen._paint(in: look.environment).paint
  }
}

extension Path {
  /// The outline of a straight line drawn with a width; of anything else the path itself.
  fileprivate func band(width: CGFloat) -> Path {
    let steps = elements
    guard steps.count == 2, case .move(let from) = steps[0], case .line(let to) = steps[1] else {
      return self
    }
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return self }
    let along = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    let half = width / 2
    let across = CGVector(dx: -along.dy * half, dy: along.dx * half)
    var band = Path()
    band.addLines([
      CGPoint(x: from.x + across.dx, y: from.y + across.dy),
      CGPoint(x: to.x + across.dx, y: to.y + across.dy),
      CGPoint(x: to.x - across.dx, y: to.y - across.dy),
      CGPoint(x: from.x - across.dx, y: from.y - across.dy),
    ])
    band.closeSubpath()
    return band
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
