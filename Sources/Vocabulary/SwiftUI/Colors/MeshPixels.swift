import Foundation
import VectorDrawing
import ViewGraph

/// Draws a mesh of colours into a small bitmap. Between four points the surface is a Coons patch of
/// their edges; Apple publishes neither its surface nor its weights.
nonisolated struct MeshPixels {
  let width: Int
  let height: Int
  let points: [MeshGradient.BezierPoint]
  let colors: [RGBA]
  let smooths: Bool
  let mixing: ColorMixing

  /// Pixels along a side: a colour for every five points of a small widget, which the picture's
  /// stretching makes smooth.
  private static let side = 32

  /// Points with straight edges: control points a third of the way to their neighbours.
  static func straight(_ positions: [SIMD2<Float>], width: Int) -> [MeshGradient.BezierPoint] {
    positions.indices.map { index in
      func toward(_ step: Int, within row: Bool) -> SIMD2<Float> {
        let other = index + step
        let isInside =
          positions.indices.contains(other) && width > 0
          && (!row || other / width == index / width)
        return isInside
          ? positions[index] + (positions[other] - positions[index]) / 3 : positions[index]
      }
      return MeshGradient.BezierPoint(
        position: positions[index], leadingControlPoint: toward(-1, within: true),
        topControlPoint: toward(-width, within: false),
        trailingControlPoint: toward(1, within: true),
        bottomControlPoint: toward(width, within: false))
    }
  }

  /// The colours that fell on a pixel, added up.
  private struct Sum {
    var color = SIMD4<Double>.zero
    var count = 0.0
  }

  func image(_ background: RGBA) -> PixelImage {
    var sums = [Sum](repeating: Sum(), count: Self.side * Self.side)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { draw(row, column, &sums) }
    }
    var image = PixelImage(width: Self.side, height: Self.side)
    for (index, sum) in sums.enumerated() {
      let mean = sum.color / max(sum.count, 1)
      image.set(
        x: index % Self.side, y: index / Self.side,
        sum.count > 0
          ? RGBA(red: mean.x, green: mean.y, blue: mean.z, alpha: mean.w) : background)
    }
    return image
  }

  /// Draws the patch below and right of a point, denser than the pixels so that none is left out.
  private func draw(_ row: Int, _ column: Int, _ sums: inout [Sum]) {
    let first = row * width + column
    let corners = [first, first + 1, first + width, first + width + 1]
    let patch = MeshPatch(corners.map { points[$0] })
    let inks = corners.map { colors[$0] }
    let steps = 2 * Self.side
    for j in 0...steps {
      let v = Float(j) / Float(steps)
      let down = weight(v)
      let (left, right) = (
        inks[0].mixed(with: inks[2], by: down, mixing),
        inks[1].mixed(with: inks[3], by: down, mixing)
      )
      for i in 0...steps {
        let u = Float(i) / Float(steps)
        let point = patch.point(u, v) * Float(Self.side)
        let (x, y) = (pixel(point.x), pixel(point.y))
        guard let x, let y else { continue }
        let ink = left.mixed(with: right, by: weight(u), mixing)
        sums[y * Self.side + x].color += SIMD4(ink.red, ink.green, ink.blue, ink.alpha)
        sums[y * Self.side + x].count += 1
      }
    }
  }

  /// The pixel a length falls on; the far edge belongs to the last.
  private func pixel(_ length: Float) -> Int? {
    guard length > -0.01, length < Float(Self.side) + 0.01 else { return nil }
    return min(max(Int(length), 0), Self.side - 1)
  }

  /// Smooth colours change without a bend at the points.
  private func weight(_ t: Float) -> Double {
    let t = Double(t)
    return smooths ? t * t * (3 - 2 * t) : t
  }
}

/// The surface between four points, in the order top left, top right, bottom left, bottom right.
private struct MeshPatch {
  private let corners: [MeshGradient.BezierPoint]

  init(_ corners: [MeshGradient.BezierPoint]) { self.corners = corners }

  func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let top = curve(u, a.position, a.trailingControlPoint, b.leadingControlPoint, b.position)
    let bottom = curve(u, c.position, c.trailingControlPoint, d.leadingControlPoint, d.position)
    let left = curve(v, a.position, a.bottomControlPoint, c.topControlPoint, c.position)
    let right = curve(v, b.position, b.bottomControlPoint, d.topControlPoint, d.position)
    let (across, along) = (top * (1 - v) + bottom * v, left * (1 - u) + right * u)
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return across + along - (upper * (1 - v) + lower * v)
  }

  private func curve(
    _ t: Float, _ start: SIMD2<Float>, _ one: SIMD2<Float>, _ two: SIMD2<Float>,
    _ end: SIMD2<Float>
  ) -> SIMD2<Float> {
    let s = 1 - t
    let outer = start * (s * s * s) + end * (t * t * t)
    let inner = one * (3 * s * s * t) + two * (3 * s * t * t)
    return outer + inner
  }
}
