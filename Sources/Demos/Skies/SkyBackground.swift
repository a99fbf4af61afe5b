import SwiftUI

/// A part of the horizon, degrees from north by east.
struct SkyField {
  let center: Double
  let width: Double
  /// The height of the sky that is seen, degrees.
  let height: Double
  /// Where the ground begins, as a part of the picture.
  let horizon: Double

  /// Where something stands in a picture; nothing if it is not seen.
  func point(_ position: SkyPosition, in size: CGSize) -> CGPoint? {
    let turn = (position.azimuth - center + 540).truncatingRemainder(dividingBy: 360) - 180
    guard abs(turn) < width / 2 + 8, (-2...height + 4).contains(position.altitude) else {
      return nil
    }
    return CGPoint(
      x: size.width * (0.5 + turn / width),
      y: size.height * horizon * (1 - position.altitude / height))
  }
}

/// The sky, what stands in it, and the hills under it.
struct SkyBackground: View {
  let entry: SkyEntry
  let field: SkyField

  var body: some View {
    ZStack {
      LinearGradient(colors: light.colors, startPoint: .top, endPoint: .bottom)
      SkyMap(entry: entry, field: field, light: light)
      Hills(seed: 1, top: field.horizon - 0.03)
        .fill(light.farHills)
      Hills(seed: 4, top: field.horizon + 0.03)
        .fill(light.nearHills)
    }
  }

  private var light: SkyLight {
    SkyLight(sun: entry.almanac.altitude(of: .sun, at: entry.date))
  }
}

/// The stars and what wanders among them.
struct SkyMap: View {
  @Environment(\.redactionReasons) private var redactionReasons

  let entry: SkyEntry
  let field: SkyField
  let light: SkyLight

  var body: some View {
    if !redactionReasons.contains(.placeholder) {
      GeometryReader { proxy in
        StarField(entry: entry, field: field, brightness: light.stars)
        ForEach(Wanderer.allCases, id: \.self) { kind in
          let position = entry.almanac.position(of: kind, at: entry.date)
          if let point = field.point(position, in: proxy.size) {
            WandererMark(kind, light: light)
              .position(point)
          }
        }
      }
    }
  }
}

/// The colours of the sky by the height of the sun.
struct SkyLight {
  /// Degrees.
  let sun: Double

  static let night = SkyLight(sun: -20)

  /// From the zenith to the horizon.
  var colors: [Color] {
    switch sun {
    case 12...: [Color(0x1B5A9E), Color(0x3F86C8), Color(0xA9D5F2)]
    case 3...: [Color(0x244F85), Color(0x5D84AF), Color(0xE3C59B)]
    case (-2)...: [Color(0x23315F), Color(0x6B5A8E), Color(0xE58A63)]
    case (-7)...: [Color(0x141D44), Color(0x393C72), Color(0xC26B6B)]
    case (-13)...: [Color(0x0A1030), Color(0x1E2455), Color(0x5D4876)]
    default: [Color(0x04071A), Color(0x0B1236), Color(0x1D2350)]
    }
  }

  /// How clearly stars are seen, from 0 to 1.
  var stars: Double { min(max((-3 - sun) / 10, 0), 1) }

  var isDay: Bool { sun > -3 }
  var farHills: Color { isDay ? Color(0x2D5B57) : Color(0x0C1428) }
  var nearHills: Color { isDay ? Color(0x1B3F3E) : Color(0x060B18) }
}

extension Color {
  /// Red, green and blue as six hexadecimal digits.
  init(_ hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}

/// A row of hills.
struct Hills: Shape {
  let seed: Double
  /// Where the highest one ends, as a part of the picture.
  let top: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for step in 0...32 {
      let along = Double(step) / 32
      let wave = 1.5 - sin(along * 5 + seed) - sin(along * 11 + seed * 2) / 2
      path.addLine(
        to: CGPoint(x: rect.width * along, y: rect.height * (top + 0.025 * wave)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
