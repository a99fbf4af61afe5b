import VectorDrawing
public import ViewGraph

extension View {
  /// Goes through phases; a picture shows the first.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (_ModifiedView, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> _ModifiedView {
    var iterator = phases.makeIterator()
    let base = modified(InertModifier())
    guard let first = iterator.next() else { return base }
    return content(base, first).modified(InertModifier())
  }

  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (_ModifiedView, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> _ModifiedView { phaseAnimator(phases, content: content, animation: animation) }
}
