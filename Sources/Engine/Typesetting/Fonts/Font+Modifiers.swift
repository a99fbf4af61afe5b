public import Foundation

extension Font {
  /// Adds bold styling.
  public func bold() -> Font { changing(\.isBold, to: true) }

  /// Adds or removes bold styling.
  public func bold(_ isActive: Bool) -> Font { changing(\.isBold, to: isActive) }

  /// Adds italics.
  public func italic() -> Font { changing(\.isItalic, to: true) }

  /// Adds or removes italics.
  public func italic(_ isActive: Bool) -> Font { changing(\.isItalic, to: isActive) }

  /// Sets the weight. It replaces an earlier `bold()`.
  public func weight(_ weight: Weight) -> Font {
    changing(\.weight, to: weight).changing(\.isBold, to: false)
  }

  /// Sets the width.
  public func width(_ width: Width) -> Font { changing(\.width, to: width) }

  /// Sets the width by its value: 0 is standard, negative is narrower.
  public func width(_ width: CGFloat) -> Font { changing(\.width, to: Width(width)) }

  /// Switches to the fixed-width font of the same family, where there is one.
  public func monospaced() -> Font { changing(\.isMonospaced, to: true) }

  /// Adds or removes fixed-width styling.
  public func monospaced(_ isActive: Bool) -> Font { changing(\.isMonospaced, to: isActive) }

  /// Gives all digits one width.
  public func monospacedDigit() -> Font { changing(\.hasMonospacedDigits, to: true) }

  /// Draws all letters as small capitals.
  public func smallCaps() -> Font { changing(\.smallCapitals, to: .all) }

  /// Draws lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font {
    changing(\.smallCapitals, to: smallCapitals == .uppercase ? .all : .lowercase)
  }

  /// Draws uppercase letters as small capitals.
  public func uppercaseSmallCaps() -> Font {
    changing(\.smallCapitals, to: smallCapitals == .lowercase ? .all : .uppercase)
  }

  /// Adjusts the line spacing.
  public func leading(_ leading: Leading) -> Font { changing(\.leading, to: leading) }

  /// Multiplies the size.
  public func scaled(by factor: CGFloat) -> Font { changing(\.scale, to: scale * factor) }
}
