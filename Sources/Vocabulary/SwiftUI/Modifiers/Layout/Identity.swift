public import ViewGraph

extension View {
  /// Binds the view's identity to a value.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> _ModifiedView { modified(InertModifier()) }

  /// Names the view for a selection, or for a canvas that draws it.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> _ModifiedView {
    modified(
      NodeChangeModifier { $0.values[ObjectIdentifier(ViewTag.self)] = AnyHashable(tag) })
  }

  /// The shape in which the view is touched.
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The shape of the view for some purpose.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> _ModifiedView {
    modified(InertModifier())
  }
}

/// The tag of a node.
enum ViewTag {}

extension View where Self: Equatable {
  /// Compares the view with its former value before it is updated.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that is compared before it is updated.
public nonisolated struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) { content._resolve(resolver) }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
