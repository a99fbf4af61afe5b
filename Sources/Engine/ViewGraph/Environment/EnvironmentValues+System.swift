public import Foundation
public import LayoutEngine
public import Typesetting

extension EnvironmentValues {
  /// The font of texts; `nil` for the body style.
  public var font: Font? {
    get { core.font }
    set { core.font = newValue }
  }

  /// The language and region of the rendered variant, unless a view above says otherwise.
  public var locale: Locale {
    get { core.locale }
    set { core.locale = newValue }
  }

  /// The calendar of the rendered variant, unless a view above says otherwise.
  public var calendar: Calendar {
    get { core.calendar }
    set { core.calendar = newValue }
  }

  /// The time zone of the rendered variant, unless a view above says otherwise.
  public var timeZone: TimeZone {
    get { core.timeZone }
    set { core.timeZone = newValue }
  }

  /// Where reading begins, as the locale says unless a view above does.
  public var layoutDirection: LayoutDirection {
    get { core.layoutDirection }
    set { core.layoutDirection = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? session.inputs.scale }
    set { self[DisplayScaleKey.self] = newValue > 0 ? newValue : nil }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }

  /// How many lines a text may have at most; `nil` for as many as it takes.
  public var lineLimit: Int? {
    get { core.text.lineLimit }
    set { core.text.lineLimit = newValue }
  }

  /// Points between lines of a text beyond the font's own; 0 by default.
  public var lineSpacing: CGFloat {
    get { core.text.lineSpacing }
    set { core.text.lineSpacing = newValue }
  }

  /// How the lines of a text lie among each other.
  public var multilineTextAlignment: TextAlignment {
    get { core.text.alignment }
    set { core.text.alignment = newValue }
  }

  /// How far a text may shrink to fit, a share of its size up to 1, which is the default: not at
  /// all.
  public var minimumScaleFactor: CGFloat {
    get { core.text.minimumScaleFactor }
    set { core.text.minimumScaleFactor = newValue }
  }

  /// Whether letters may move together so that a text fits.
  public var allowsTightening: Bool {
    get { core.text.allowsTightening }
    set { core.text.allowsTightening = newValue }
  }
}

/// The scale that views asked for instead of the device's; it chooses images, not where pixels lie.
private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
