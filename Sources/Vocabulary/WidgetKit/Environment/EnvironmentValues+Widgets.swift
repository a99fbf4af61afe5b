import SwiftUI
public import VectorDrawing
public import ViewGraph

public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension WidgetRenderingMode {
  /// What a mode is to views: StandBy is full colour, at night vibrant.
  fileprivate init(_ mode: RenderingMode) {
    switch mode {
    case .fullColor, .standBy: self = .fullColor
    case .accented: self = .accented
    case .vibrant, .standByNight: self = .vibrant
    }
  }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode? { nil }
}
private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum WidgetMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }
private enum WidgetLabelKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}
private enum LevelOfDetailKey: EnvironmentKey {
  static var defaultValue: LevelOfDetail { .default }
}

/// How much a widget shows by how far away who looks at it is, on Apple Vision.
public enum LevelOfDetail: Hashable, Sendable { case `default`, simplified }

extension EnvironmentValues {
  /// The family of the widget; that of a preview may be set.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] ?? WidgetRenderingMode(session.inputs.mode) }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] ?? session.inputs.showsContainerBackground }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The margins of the widget's context, points.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] ?? session.inputs.contentMargins }
    set { self[WidgetMarginsKey.self] = newValue }
  }

  public var showsWidgetLabel: Bool {
    get { self[WidgetLabelKey.self] ?? session.inputs.showsWidgetLabel }
    set { self[WidgetLabelKey.self] = newValue }
  }

  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// As from nearby, unless a preview sets it.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }

  /// Never: StandBy is not drawn.
  public var isActivityFullscreen: Bool { false }
  /// Never: pictures are not updated.
  public var isActivityUpdateReduced: Bool { false }
}
