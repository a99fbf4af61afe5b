import Foundation
import VectorDrawing

extension PDFPainter {
  /// Follows an operator that makes, paints or clips by a path; says whether it was one.
  mutating func followPath(_ word: String, _ numbers: [Double]) -> Bool {
    switch word {
    case "m" where numbers.count == 2: path.move(to: point(numbers, 0))
    case "l" where numbers.count == 2: path.addLine(to: point(numbers, 0))
    case "c" where numbers.count == 6:
      path.addCurve(
        to: point(numbers, 4), control1: point(numbers, 0), control2: point(numbers, 2))
    case "v" where numbers.count == 4:
      let first = path.currentPoint ?? point(numbers, 0)
      path.addCurve(to: point(numbers, 2), control1: first, control2: point(numbers, 0))
    case "y" where numbers.count == 4:
      path.addCurve(
        to: point(numbers, 2), control1: point(numbers, 0), control2: point(numbers, 2))
    case "h": path.closeSubpath()
    case "re" where numbers.count == 4:
      let box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      path.addPath(Self.outline(box.standardized, state.transform))
    case "W": nextClip = .winding
    case "W*": nextClip = .evenOdd
    case "f", "F": paint(isFilled: true)
    case "f*": paint(isFilled: true, evenOdd: true)
    case "S": paint(isStroked: true)
    case "s": paint(isStroked: true, isClosed: true)
    case "B": paint(isFilled: true, isStroked: true)
    case "B*": paint(isFilled: true, isStroked: true, evenOdd: true)
    case "b": paint(isFilled: true, isStroked: true, isClosed: true)
    case "b*": paint(isFilled: true, isStroked: true, isClosed: true, evenOdd: true)
    case "n": paint()
    default: return false
    }
    return true
  }

  private func point(_ numbers: [Double], _ index: Int) -> CGPoint {
    CGPoint(x: numbers[index], y: numbers[index + 1]).applying(state.transform)
  }

  /// A rectangle in the picture; one still, where it is not turned.
  static func outline(_ box: CGRect, _ transform: CGAffineTransform) -> Path {
    guard transform.b == 0, transform.c == 0 else { return Path(box).applying(transform) }
    let first = CGPoint(x: box.minX, y: box.minY).applying(transform)
    let second = CGPoint(x: box.maxX, y: box.maxY).applying(transform)
    return Path(
      CGRect(
        x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
        height: abs(second.y - first.y)))
  }

  private mutating func paint(
    isFilled: Bool = false, isStroked: Bool = false, isClosed: Bool = false, evenOdd: Bool = false
  ) {
    if isClosed { path.closeSubpath() }
    if !path.isEmpty {
      if isFilled { fill(path, evenOdd: evenOdd) }
      if isStroked { stroke(path) }
    }
    if let clip = nextClip { self.clip(to: path, evenOdd: clip == .evenOdd) }
    (path, nextClip) = (Path(), nil)
  }

  private mutating func fill(_ path: Path, evenOdd: Bool) {
    switch state.fill {
    case .color(let color):
      draw(
        .fill(path, .color(color.opacity(state.fillOpacity)), evenOdd: evenOdd, node: 0))
    case .shading(let shading, let transform):
      var group = GroupItem([shade(shading, transform)], node: 0)
      (group.clip, group.clipEvenOdd) = (path, evenOdd)
      draw(.group(group), opacity: state.fillOpacity)
    case .nothing: break
    }
  }

  private mutating func stroke(_ path: Path) {
    guard case .color(let color) = state.line else { return miss("a line in a pattern") }
    let t = state.transform
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    var style = state.stroke
    // A line without breadth is as thin as a screen draws.
    style.lineWidth = style.lineWidth > 0 ? style.lineWidth * scale : 1.0 / 3
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    draw(.stroke(path, .color(color.opacity(state.lineOpacity)), style, node: 0))
  }

  /// Cuts what follows to a path; nothing changes where that is all of the picture.
  mutating func clip(to path: Path, evenOdd: Bool) {
    if case .rect(let box) = path.storage, box.insetBy(dx: -0.01, dy: -0.01).contains(bounds) {
      return
    }
    var group = GroupItem([], node: 0)
    (group.clip, group.clipEvenOdd) = (path, evenOdd)
    state.scopes.append(scope(group))
  }

  /// Fills all that is not clipped with a gradient.
  mutating func shade(_ value: PDFValue?) {
    guard let shading = PDFShading(value, resources, document) else {
      return miss("a gradient of an uncommon kind")
    }
    draw(shade(shading, state.transform), opacity: state.fillOpacity)
  }

  /// The whole picture in a gradient, whose coordinates are the picture's after a transform.
  private func shade(_ shading: PDFShading, _ transform: CGAffineTransform) -> DisplayItem {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard abs(determinant) > 1e-9 else {
      return .fill(Path(bounds), .color(.clear), evenOdd: false, node: 0)
    }
    if let paint = shading.paint.applying(evenly: transform) {
      return .fill(Path(bounds), .gradient(paint), evenOdd: false, node: 0)
    }
    let area = Path(bounds).applying(transform.inverted()).boundingRect
    var group = GroupItem(
      [.fill(Path(area), .gradient(shading.paint), evenOdd: false, node: 0)], node: 0)
    group.transform = transform
    return .group(group)
  }
}

extension GradientPaint {
  /// The gradient moved, turned, mirrored or scaled; nothing where circles would become ellipses.
  fileprivate func applying(evenly t: CGAffineTransform) -> GradientPaint? {
    let (across, down) = (t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)
    let isEven = abs(across - down) <= across * 1e-4 && abs(t.a * t.c + t.b * t.d) <= across * 1e-4
    guard isEven else { return nil }
    var paint = self
    switch geometry {
    case .linear(let from, let to):
      paint.geometry = .linear(from: from.applying(t), to: to.applying(t))
    case .radial(let center, let inner, let outer, let aspect):
      let scale = across.squareRoot()
      paint.geometry = .radial(
        center: center.applying(t), inner: inner * scale, outer: outer * scale, aspect: aspect)
    case .angular: return nil
    }
    return paint
  }
}
