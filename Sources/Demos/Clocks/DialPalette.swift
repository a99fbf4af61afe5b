import SwiftUI

/// The colours of a clock face.
struct DialPalette {
  let face: Color
  let ink: Color

  static let day = DialPalette(face: Color("DayFace"), ink: Color("DayInk"))
  static let night = DialPalette(face: Color("NightFace"), ink: Color("NightInk"))
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
