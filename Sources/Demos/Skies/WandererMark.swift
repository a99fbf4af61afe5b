import SwiftUI
import WidgetKit

/// The sun, the moon or a planet.
struct WandererMark: View {
  @Environment(\.widgetFamily) private var family

  let kind: Wanderer
  let light: SkyLight

  init(_ kind: Wanderer, light: SkyLight) {
    (self.kind, self.light) = (kind, light)
  }

  var body: some View {
    switch kind {
    case .sun:
      if light.sun > -1 {
        Circle()
          .fill(
            RadialGradient(
              colors: [.white, Color(0xFFF3C4), Color(0xFFE08A).opacity(0)], center: .center,
              startRadius: 6, endRadius: 34)
          )
          .frame(width: 68, height: 68)
      }
    case .moon:
      MoonCrescent()
        .fill(Color(0xFFF6DC).opacity(light.isDay ? 0.6 : 1))
        .frame(width: 20, height: 20)
    default:
      if light.sun < 1 {
        ZStack {
          Circle()
            .fill(
              RadialGradient(
                colors: [color.opacity(0.55), color.opacity(0)], center: .center, startRadius: 0,
                endRadius: 11)
            )
            .frame(width: 22, height: 22)
          Circle()
            .fill(color)
            .frame(width: size, height: size)
        }
        .overlay {
          if family != .systemSmall {
            Text(kind.rawValue)  // vitrine:ignore content-outside
              .font(.caption2.weight(.medium))
              .foregroundStyle(.white)
              .fixedSize()
              .offset(y: labelOffset)
          }
        }
      }
    }
  }

  /// Two planets that meet have their names on their own sides.
  private var labelOffset: Double { kind == .venus ? -16 : 16 }

  private var size: Double { kind == .venus ? 7.5 : kind == .jupiter ? 6 : 4.5 }

  private var color: Color {
    switch kind {
    case .jupiter: Color(0xFFE9C7)
    case .saturn: Color(0xF3DFA2)
    default: .white
    }
  }
}

/// The moon some days before it is new.
struct MoonCrescent: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .degrees(90), endAngle: .degrees(270), clockwise: false)
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control: CGPoint(x: rect.midX - rect.width * 0.42, y: rect.midY))
    path.closeSubpath()
    return path
  }
}
