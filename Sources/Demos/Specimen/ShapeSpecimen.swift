import SwiftUI
import WidgetKit

/// Shapes, outlines and what can be done with them.
struct ShapeSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Shapes", "Shapes, outlines, combinations and paths.") { _ in ShapeSpecimens() }
  }
}

/// Shapes, outlines and what can be done with them.
struct ShapeSpecimens: View {
  private let ink = Color.indigo

  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Rectangle().fill(ink)
        RoundedRectangle(cornerRadius: 12).fill(ink)
        Capsule().fill(ink)
        Circle().fill(ink)
        Ellipse().fill(ink)
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(ink)
      }
      GridRow {
        Circle().trim(from: 0.1, to: 0.8)
          .stroke(ink, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        Circle().strokeBorder(ink, style: StrokeStyle(lineWidth: 4, dash: [6, 3]))
        RoundedRectangle(cornerRadius: 10).inset(by: 6).stroke(ink, lineWidth: 3)
        Circle().stroke(lineWidth: 8).stroke(ink, lineWidth: 1)
        Star(points: 5).fill(ink)
        Star(points: 7).stroke(ink, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      }
      GridRow {
        left.union(right).fill(ink.opacity(0.6)).overlay(left.union(right).stroke(ink))
        left.intersection(right).fill(ink.opacity(0.6))
          .overlay(left.intersection(right).stroke(ink))
        left.subtracting(right).fill(ink.opacity(0.6))
          .overlay(left.subtracting(right).stroke(ink))
        left.symmetricDifference(right).fill(ink.opacity(0.6))
          .overlay(left.symmetricDifference(right).stroke(ink))
        left.lineIntersection(right).stroke(ink, lineWidth: 3)
        left.lineSubtraction(right).stroke(ink, lineWidth: 3)
      }
      GridRow {
        Rectangle().rotation(.degrees(20)).scale(0.7).fill(ink)
        Rectangle().transform(CGAffineTransform(a: 0.8, b: 0, c: 0.2, d: 0.8, tx: 0, ty: 0))
          .fill(ink)
        Color.clear.overlay {
          Rectangle().fill(ink).frame(width: 24, height: 24).rotationEffect(.degrees(45))
        }
        ink.clipShape(Star(points: 6).stroke(lineWidth: 5))
        ink.mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
        Path { path in
          path.move(to: CGPoint(x: 4, y: 30))
          path.addQuadCurve(to: CGPoint(x: 40, y: 8), control: CGPoint(x: 8, y: 4))
          path.addRelativeArc(
            center: CGPoint(x: 30, y: 20), radius: 10, startAngle: .zero, delta: .degrees(200))
        }.stroke(ink, lineWidth: 2)
      }
    }
    .padding(4)
  }

  private var left: some Shape { Circle().scale(0.7).offset(x: -7) }
  private var right: some Shape { Circle().scale(0.7).offset(x: 7) }
}

/// A star with so many points.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let outer = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<points * 2 {
        let angle = Angle.degrees(Double(index) * 180 / Double(points) - 90).radians
        let radius = index.isMultiple(of: 2) ? outer : outer * 0.45
        let point = CGPoint(
          x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
