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
          colors: [.white.opacity(0.35), .white.opacity(0)],
          center: .topTrailing, startRadius: 0, endRadius: 180)
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
      return [Color(red: 0.11, green: 0.42, blue: 0.80), Color(red: 0.38, green: 0.67, blue: 0.93)]
    case .partlyCloudy:
      return [Color(red: 0.20, green: 0.45, blue: 0.75), Color(red: 0.47, green: 0.66, blue: 0.84)]
    case .cloudy, .wind:
      return [Color(red: 0.36, green: 0.44, blue: 0.55), Color(red: 0.53, green: 0.60, blue: 0.69)]
    case .rain, .thunder:
      return [Color(red: 0.21, green: 0.28, blue: 0.39), Color(red: 0.37, green: 0.45, blue: 0.56)]
    }
  }
}
