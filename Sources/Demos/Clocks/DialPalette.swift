import SwiftUI
import WidgetKit

/// The colours of a clock face.
struct DialPalette {
  let face: Color
  let ink: Color

  static let day = DialPalette(face: Color("DayFace"), ink: Color("DayInk"))
  static let night = DialPalette(face: Color("NightFace"), ink: Color("NightInk"))
  /// Where everything has one colour, only light tells what is there.
  static let plain = DialPalette(face: .white.opacity(0.15), ink: .white)
}

extension LocalTime {
  /// The colours of the time of the day, where there are colours.
  func palette(in mode: WidgetRenderingMode) -> DialPalette {
    guard mode == .fullColor else { return .plain }
    return isDay ? .day : .night
  }
}

private struct DialPaletteKey: EnvironmentKey {
  static let defaultValue = DialPalette.day
}

extension EnvironmentValues {
  /// The colours that the parts of a clock face draw with.
  var dialPalette: DialPalette {
    get { self[DialPaletteKey.self] }
    set { self[DialPaletteKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the clock faces in this view.
  func dialPalette(_ palette: DialPalette) -> some View {
    environment(\.dialPalette, palette)
  }
}
