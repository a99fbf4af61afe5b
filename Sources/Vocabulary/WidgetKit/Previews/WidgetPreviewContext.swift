import SwiftUI
import ViewGraph

/// The context a preview shows a widget in.
public struct WidgetPreviewContext: PreviewContext {
  /// The family whose size and environment the view gets.
  public let family: WidgetFamily

  /// A widget of a family.
  public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: HostedPreviewContext {
  package func show(_ element: inout PreviewElement) {
    element.family = family.name
    element.view = _ModifiedView(element.view, WidgetFamilyModifier(family: family))
  }
}

/// Says the family of a preview.
private struct WidgetFamilyModifier: EnvironmentModifier {
  let family: WidgetFamily

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.widgetFamily = family
  }
}
