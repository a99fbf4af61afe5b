package import VectorDrawing

/// Light or dark appearance.
package enum PaletteScheme: String, Hashable, Sendable, CaseIterable, Codable {
  case light, dark
}

/// The accessibility setting Increase Contrast.
package enum PaletteContrast: String, Hashable, Sendable, CaseIterable, Codable {
  case standard, increased
}

/// System colours, e.g. those of iOS 26; a file of `themes/palettes/`, or one laid over another.
package struct Palette: Hashable, Sendable {
  /// The file's name without ending, e.g. `ios26`.
  package let id: String
  /// The name shown to people.
  package let name: String
  /// Eight entries per colour: see `slot`.
  let table: [RGBA]

  /// A system colour in an appearance; `elevated` means on top of other content, in dark only.
  package func color(
    _ color: SystemColor, scheme: PaletteScheme, contrast: PaletteContrast = .standard,
    elevated: Bool = false
  ) -> RGBA {
    table[Self.slot(color, scheme, contrast, elevated)]
  }

  /// The same by UIKit's or SwiftUI's name, e.g. `systemBlue`, `blue`, `label`; nil if unknown.
  package func color(
    named name: String, scheme: PaletteScheme, contrast: PaletteContrast = .standard,
    elevated: Bool = false
  ) -> RGBA? {
    SystemColor(named: name).map {
      color($0, scheme: scheme, contrast: contrast, elevated: elevated)
    }
  }

  /// The index of a colour in `table`.
  static func slot(
    _ color: SystemColor, _ scheme: PaletteScheme, _ contrast: PaletteContrast, _ elevated: Bool
  ) -> Int {
    let appearance = (scheme == .dark ? 1 : 0) + (contrast == .increased ? 2 : 0)
    return color.rawValue * 8 + appearance + (elevated ? 4 : 0)
  }
}
