import SwiftUI

/// The sky behind the weather: a gradient for the condition, and the glow of the sun.
struct SkyView: View {
  @Environment(\.colorScheme) private var colorScheme

  let condition: Condition
  let isNight: Bool

  var body: some View {
    ZStack {
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      if hasSun {
        RadialGradient(
          colors: [.white.opacity(0.18), .white.opacity(0)],
          center: .topTrailing, startRadius: 0, endRadius: 220)
      }
      if colorScheme == .dark {
        Color.black.opacity(0.18)
      }
    }
  }

  private var hasSun: Bool {
    !isNight && (condition == .clear || condition == .partlyCloudy)
  }

  private var colors: [Color] {
    if isNight {
      return [
        Color(red: 0.04, green: 0.07, blue: 0.19), Color(red: 0.16, green: 0.21, blue: 0.40),
      ]
    }
    switch condition {
    case .clear:
      return [Color(red: 0.05, green: 0.28, blue: 0.62), Color(red: 0.14, green: 0.43, blue: 0.76)]
    case .partlyCloudy:
      return [Color(red: 0.09, green: 0.28, blue: 0.56), Color(red: 0.19, green: 0.42, blue: 0.67)]
    case .cloudy, .wind:
      return [Color(red: 0.24, green: 0.31, blue: 0.42), Color(red: 0.35, green: 0.42, blue: 0.52)]
    case .rain, .thunder:
      return [Color(red: 0.15, green: 0.21, blue: 0.32), Color(red: 0.27, green: 0.35, blue: 0.46)]
    }
  }
}
