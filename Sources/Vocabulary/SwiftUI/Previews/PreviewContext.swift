public import ViewGraph

extension View {
  /// Shows the view as a widget's context would, e.g. `WidgetPreviewContext`.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> _ModifiedView {
    // Made and read on the main actor, as all views are.
    nonisolated(unsafe) let context = value as? any HostedPreviewContext
    return modified(PreviewModifier { context?.show(&$0) })
  }

  /// Shows the view as a widget's context would; the kind of view changes nothing.
  public nonisolated func previewContext<C: PreviewContext>(
    _ value: C, viewKind: String
  ) -> _ModifiedView { previewContext(value) }
}

public protocol PreviewContext {}

/// A context the host knows.
package protocol HostedPreviewContext: PreviewContext {
  /// Says how the preview is shown.
  @MainActor func show(_ element: inout PreviewElement)
}
