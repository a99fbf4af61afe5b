import SwiftUI
import ViewGraph

public struct WidgetPreviewContext: PreviewContext {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: HostedPreviewContext {
  package func show(_ element: inout PreviewElement) {
    element.family = family.name
    element.view = _ModifiedView(element.view, WidgetFamilyModifier(family: family))
    if family == .accessoryInline {
      element.view = InlineLine(content: AnyView(erasing: element.view))
    }
  }
}

/// Says the family of a preview.
private struct WidgetFamilyModifier: EnvironmentModifier {
  let family: WidgetFamily

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.widgetFamily = family
  }
}
