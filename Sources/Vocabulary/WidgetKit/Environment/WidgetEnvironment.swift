import SwiftUI
public import VectorDrawing
public import ViewGraph

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}
private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum WidgetMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
private enum WidgetLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The margins of the widget's context, points.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }

  public var showsWidgetLabel: Bool {
    get { self[WidgetLabelKey.self] }
    set { self[WidgetLabelKey.self] = newValue }
  }

  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  public var isActivityFullscreen: Bool { false }
  public var isActivityUpdateReduced: Bool { false }
}
