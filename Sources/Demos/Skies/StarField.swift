import SwiftUI
import WidgetKit

/// The stars, and the lines that make figures of them.
struct StarField: View {
  let entry: SkyEntry
  let field: SkyField
  /// From 0 to 1.
  let brightness: Double

  var body: some View {
    Canvas { context, size in
      guard brightness > 0 else { return }
      context.opacity = brightness
      for constellation in Constellation.summer {
        let points = constellation.stars.map { point(of: $0.point, in: size) }
        context.stroke(
          path(through: points, lines: constellation.lines), with: .color(.white.opacity(0.22)),
          lineWidth: 0.75)
        for (star, point) in zip(constellation.stars, points) {
          guard let point else { continue }
          dot(at: point, radius: 2.6 - star.magnitude * 0.45, in: &context)
        }
      }
      for star in Self.faint {
        guard let point = point(of: star, in: size) else { continue }
        dot(at: point, radius: 0.55, in: &context)
      }
    }
    .widgetAccentable()
    .accessibilityHidden(true)
  }

  private func point(of point: CelestialPoint, in size: CGSize) -> CGPoint? {
    field.point(entry.almanac.position(of: point, at: entry.date), in: size)
  }

  private func path(through points: [CGPoint?], lines: [[Int]]) -> Path {
    Path { path in
      for line in lines {
        for (from, to) in zip(line, line.dropFirst()) {
          guard let start = points[from], let end = points[to] else { continue }
          path.move(to: start)
          path.addLine(to: end)
        }
      }
    }
  }

  private func dot(at point: CGPoint, radius: Double, in context: inout GraphicsContext) {
    let radius = max(radius, 0.7)
    context.fill(
      Path(
        ellipseIn: CGRect(
          x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)),
      with: .color(.white.opacity(min(1, 0.45 + radius * 0.22))))
  }

  /// Stars without a name, spread evenly.
  private static let faint: [CelestialPoint] = (0..<160).map { number in
    let turn = (Double(number) * 0.618034).truncatingRemainder(dividingBy: 1)
    let height = (Double(number) * 0.754878 + 0.3).truncatingRemainder(dividingBy: 1)
    return CelestialPoint(ascension: turn * 24, declination: asin(height * 1.7 - 0.75) * 57.3)
  }
}
