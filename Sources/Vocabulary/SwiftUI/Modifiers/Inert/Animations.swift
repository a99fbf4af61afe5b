import DiagnosticRecords
public import VectorDrawing
public import ViewGraph

/// A picture stands still: it shows the end of every change.
extension View {
  public nonisolated func animation(_ animation: Animation?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Animates what is done in the closure; a picture shows the result.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (_ModifiedView) -> V
  ) -> _ModifiedView { body(modified(InertModifier())).modified(InertModifier()) }

  public nonisolated func transition(_ t: AnyTransition) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func contentTransition(_ transition: ContentTransition) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Lets the view fly from one of the same name; in a picture it stays where it is laid out,
  /// which a warning says where it would have taken the frame of another.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> _ModifiedView {
    if isSource { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .matchedGeometryNotFollowed,
        "A view that takes its frame from another one stays where it is laid out.",
        hint: "Use an overlay, a background or a preference of anchors."))
  }

  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func geometryGroup() -> _ModifiedView { modified(InertModifier()) }
}

extension Rule {
  static let matchedGeometryNotFollowed = Rule(
    "matched-geometry-not-followed", fault: .vitrine, .warning,
    "A view does not take its frame from another one",
    why: "It stays where it is laid out.",
    remedy: "Use an overlay, a background or a preference of anchors.")
}

/// What a modifier shows stands still as well.
extension ViewModifier {
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}
