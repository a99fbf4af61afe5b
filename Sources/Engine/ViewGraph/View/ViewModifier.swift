/// A modifier that makes a view of another view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that makes up the body.
  associatedtype Body: View
  /// The view the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view a modifier is applied to, as its body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  package let base: any View
  /// Where the view stands that is modified.
  private let position: ViewPosition?

  package init(base: any View, position: ViewPosition? = nil) {
    (self.base, self.position) = (base, position)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.standing(at: position) { base._resolve(resolver) }
  }
}

/// A view with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier
  package var position: ViewPosition?

  /// A modifier applied to a view or to another modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView, PositionedView
where Content: View, Modifier: ViewModifier {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.withDynamicProperties(of: modifier) { modifier in
      modifier.body(content: _ViewModifier_Content(base: content, position: resolver.position))
        ._resolve(resolver)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the inner modifier, then the outer one.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
      content: ModifiedContent<_ViewModifier_Content<Self>, Content>(
        content: view, modifier: content), modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier followed by another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  public init() {}
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
