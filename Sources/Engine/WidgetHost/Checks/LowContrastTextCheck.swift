package import DiagnosticRecords
import Foundation
import ResourceCatalogs
import VectorDrawing
import ViewGraph

extension Rule {
  package static let lowContrastText = Rule(
    "low-contrast-text", fault: .design, .warning, "Text hardly stands out from what is behind it",
    why: "WCAG 2.2 asks for a contrast of 4.5:1 (level AA), and of 3:1 for text from 18 points, or "
      + "14 points if bold; below that, many people cannot read it.",
    remedy: "Use a darker or lighter colour, another ground, or larger or bolder letters; text "
      + "that only decorates is marked so by `accessibilityHidden(true)`.")
}

/// Texts whose contrast is below WCAG 2.2, 1.4.3.
///
/// As there, text of disabled controls, decoration and what cannot be seen are left out; so is text
/// on pictures and wallpaper, whose colours are not known. What is the system's own doing is no
/// mistake of the widget: its `.secondary` and lower labels, which are paler than the rule asks for
/// even on plain cards, count as if they were full; its accent colour, in which links and buttons
/// are written where nothing else is said, is passed over; and where a rendering mode takes the
/// colours away, in a way whose numbers are not published, only letters of the colour of their
/// ground are told of.
package struct LowContrastTextCheck: PictureCheck {
  package let rule = Rule.lowContrastText

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    if !picture.mode.hasOwnColors { return [] }
    let readable = Set(picture.texts.all.lazy.filter { !$0.isDisabled }.map(\.node))
    if readable.isEmpty { return [] }
    let labels = Self.paleLabels(of: picture.palette)
    let links = Self.colors([.accent], of: picture.palette)
    var worst: [Int: (contrast: Double, needed: Double)] = [:]
    for text in DrawnText.all(in: picture.drawn.items) where readable.contains(text.node) {
      guard !links.contains(where: { text.fragment.paint == .color($0) }),
        text.fragment.text.contains(where: \.isReadable)
      else { continue }
      let needed = Self.isLarge(text) ? 3 : 4.5
      let isFull = labels.contains { text.fragment.paint == .color($0) }
      guard let contrast = text.contrast(isFull: isFull), contrast < needed else { continue }
      if contrast < worst[text.node]?.contrast ?? .infinity {
        worst[text.node] = (contrast, needed)
      }
    }
    return picture.texts.all.compactMap { text in
      worst[text.node].map { Self.finding(text, $0.contrast, $0.needed) }
    }
  }

  private static func finding(
    _ text: ReadableTexts.Text, _ contrast: Double, _ needed: Double
  ) -> CheckFinding {
    CheckFinding(
      text,
      "has a contrast of \(ratio(contrast)) to what is behind it; it needs \(ratio(needed)).")
  }

  /// Rounded down, so that what fails never reads as if it were enough.
  private static func ratio(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }

  /// WCAG 2.2, “large scale”: 18 points, or 14 points if bold.
  private static func isLarge(_ text: DrawnText) -> Bool {
    text.size >= (text.fragment.font.weight >= 700 ? 14 : 18)
  }

  /// The labels of the system below the first, and what their levels make of the first where a
  /// style is given for it.
  private static func paleLabels(of palette: Palette) -> Set<RGBA> {
    let own = colors(
      [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel], of: palette)
    let levels = colors([.label], of: palette).flatMap { label in
      [0.5, 0.25, 0.18, 0.1].map { label.opacity($0) }
    }
    return own.union(levels)
  }

  /// Some of the system's colours in all appearances.
  private static func colors(_ colors: [SystemColor], of palette: Palette) -> Set<RGBA> {
    Set(
      colors.flatMap { color in
        PaletteScheme.allCases.flatMap { scheme in
          PaletteContrast.allCases.map { palette.color(color, scheme: scheme, contrast: $0) }
        }
      })
  }
}

extension DrawnText {
  /// How many points along the text are looked at.
  private static let sampleCount = 5

  /// The contrast that a good part of the text has at most; nil where that is not known. Only a
  /// stretch counts: a letter that touches an edge can still be read.
  ///
  /// - Parameter isFull: Whether the letters count as if their own paint were opaque.
  func contrast(isFull: Bool) -> Double? {
    let seen = samples(Self.sampleCount, isFull: isFull).filter { $0.strength > 0.05 }
    let contrasts = seen.map(\.contrast).sorted()
    return contrasts.count * 2 > Self.sampleCount ? contrasts[1] : nil
  }
}

extension RenderingMode {
  /// Whether it leaves content its colours.
  var hasOwnColors: Bool { self == .fullColor || self == .standBy }
}
