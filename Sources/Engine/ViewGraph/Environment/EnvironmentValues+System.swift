public import Foundation
public import LayoutEngine
public import Typesetting

extension EnvironmentValues {
  public var font: Font? {
    get { core.font }
    set { core.font = newValue }
  }

  public var locale: Locale {
    get { core.locale }
    set { core.locale = newValue }
  }

  public var calendar: Calendar {
    get { core.calendar }
    set { core.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { core.timeZone }
    set { core.timeZone = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { core.layoutDirection }
    set { core.layoutDirection = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? session.scale }
    set { self[DisplayScaleKey.self] = newValue > 0 ? newValue : nil }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }

  public var lineLimit: Int? {
    get { core.text.lineLimit }
    set { core.text.lineLimit = newValue }
  }

  public var lineSpacing: CGFloat {
    get { core.text.lineSpacing }
    set { core.text.lineSpacing = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { core.text.alignment }
    set { core.text.alignment = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { core.text.minimumScaleFactor }
    set { core.text.minimumScaleFactor = newValue }
  }

  public var allowsTightening: Bool {
    get { core.text.allowsTightening }
    set { core.text.allowsTightening = newValue }
  }
}

/// The scale that views asked for instead of the device's; it chooses images, not where pixels lie.
private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
