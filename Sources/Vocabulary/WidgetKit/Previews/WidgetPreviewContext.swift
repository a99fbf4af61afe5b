import SwiftUI
import ViewGraph

/// The context a preview shows a widget in.
public struct WidgetPreviewContext: PreviewContext {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}
