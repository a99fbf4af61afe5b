import DiagnosticRecords
import Foundation
public import VectorDrawing
public import ViewGraph

/// A picture stands still: it shows the end of every change.
extension View {
  /// Animates changes of the view; a picture shows their end.
  public nonisolated func animation(_ animation: Animation?) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Animates the view when a value changes; a picture shows the end.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Animates what is done in the closure; a picture shows the result.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (_ModifiedView) -> V
  ) -> _ModifiedView { body(modified(InertModifier())).modified(InertModifier()) }

  /// How the view comes and goes; nothing does in a picture.
  public nonisolated func transition(_ t: AnyTransition) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How content of the view changes; nothing does in a picture.
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
        .warning, "matched-geometry-not-followed",
        "A view that takes its frame from another one stays where it is laid out.",
        hint: "Use an overlay, a background or a preference of anchors."))
  }

  /// A lasting effect.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An effect when a value changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Takes away effects.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Changes how changes of the view are made.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The view is drawn as one layer.
  public nonisolated func geometryGroup() -> _ModifiedView { modified(InertModifier()) }
}
