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
    guard drawing.width > 0, drawing.height > 0 else { return }
    // The drawing is in em; the frame may have been stretched.
    let scaleX = frame.width / CGFloat(drawing.width)
    let scaleY = frame.height / CGFloat(drawing.height)
    let place = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: frame.minX, ty: frame.minY)
    for layer in drawing.layers {
      let paint = paint(layer).paint(in: frame)
      for element in layer.elements {
        let path = Path(element.segments).applying(place)
        let shade = element.opacity < 1 ? paint.opacity(element.opacity) : paint
        if element.isFilled {
          items.append(.fill(path, shade, evenOdd: element.evenOdd, node: node))
        }
        if let width = element.strokeWidth {
          let style = StrokeStyle(
            lineWidth: CGFloat(width) * min(scaleX, scaleY), lineCap: element.cap.lineCap,
            lineJoin: element.join.lineJoin)
          items.append(.stroke(path, shade, style, node: node))
        }
      }
    }
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
    let chosen: (any ShapeStyle)? =
      hierarchy == 0
      ? styles.primary
      : hierarchy == 1 ? styles.secondary ?? styles.primary : styles.tertiary ?? styles.secondary
    return chosen?._paint(in: look.environment).paint ?? ink
  }
}

extension Path {
  /// A symbol's outline, in em.
  init(_ segments: [PathSegment]) {
    self.init()
    for segment in segments {
      switch segment {
      case .move(let x, let y): move(to: CGPoint(x: x, y: y))
      case .line(let x, let y): addLine(to: CGPoint(x: x, y: y))
      case .quad(let cx, let cy, let x, let y):
        addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        addCurve(
          to: CGPoint(x: x, y: y), control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by))
      case .close: closeSubpath()
      }
    }
  }
}

extension SymbolLineCap {
  fileprivate var lineCap: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension SymbolLineJoin {
  fileprivate var lineJoin: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
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
