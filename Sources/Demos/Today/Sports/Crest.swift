import SwiftUI

/// The outline of a shield.
struct Shield: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let shoulder = rect.minY + rect.height * 0.5
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.08))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.08),
      control: CGPoint(x: rect.midX, y: rect.minY - rect.height * 0.06))
    path.addLine(to: CGPoint(x: rect.maxX, y: shoulder))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.78),
      control2: CGPoint(x: rect.midX + rect.width * 0.2, y: rect.minY + rect.height * 0.94))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: shoulder),
      control1: CGPoint(x: rect.midX - rect.width * 0.2, y: rect.minY + rect.height * 0.94),
      control2: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.78))
    path.closeSubpath()
    return path
  }
}

/// A shield in the colours and the pattern of a team.
struct Crest: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  let team: Team

  var body: some View {
    pattern
      .clipShape(Shield())
      .overlay {
        Shield()
          .stroke(.white, lineWidth: 2)
      }
      .shadow(
        color: .black.opacity(renderingMode == .fullColor ? 0.25 : 0), radius: 3, x: 0, y: 2)
  }

  @ViewBuilder private var pattern: some View {
    switch team.pattern {
    case .stripes:
      HStack(spacing: 0) {
        ForEach(0..<5) { index in
          index.isMultiple(of: 2) ? primary : secondary
        }
      }
    case .halves:
      HStack(spacing: 0) {
        primary
        secondary
      }
    case .sash:
      GeometryReader { proxy in
        ZStack {
          primary
          Rectangle()
            .fill(secondary)
            .frame(width: proxy.size.width * 0.3, height: proxy.size.height * 1.6)
            .rotationEffect(.degrees(38))
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }

  private var primary: Color { color(team.primary, opacityInOneColor: 0.35) }
  private var secondary: Color { color(team.secondary, opacityInOneColor: 1) }

  /// Where everything has one colour, only opacity still tells a pattern.
  private func color(_ parts: [Double], opacityInOneColor opacity: Double) -> Color {
    renderingMode == .fullColor
      ? Color(red: parts[0], green: parts[1], blue: parts[2]) : Color.white.opacity(opacity)
  }
}

/// The grass: mown stripes and the lines around the centre.
struct PitchView: View {
  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [Color("Pitch"), Color("PitchDeep")]),
        startPoint: .top, endPoint: .bottom)
      HStack(spacing: 0) {
        ForEach(0..<8) { index in
          Color.white.opacity(index.isMultiple(of: 2) ? 0.035 : 0)
        }
      }
      Circle()
        .stroke(.white.opacity(0.10), lineWidth: 1.5)
        .frame(width: 130, height: 130)
    }
  }
}
