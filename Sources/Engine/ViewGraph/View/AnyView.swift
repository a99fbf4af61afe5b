/// A view of any type.
public nonisolated struct AnyView: View, PrimitiveView {
  package let view: any View

  /// The view with its type forgotten.
  public init<V: View>(_ view: V) { self.view = view }
  /// The view with its type forgotten.
  public init<V: View>(erasing view: V) { self.view = view }

  @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
}

/// Views are made and read on the main actor alone.
extension AnyView: @unchecked Sendable {}
