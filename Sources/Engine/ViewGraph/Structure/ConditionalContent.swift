/// One of two views: what `if … else` and `switch` build.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// The view that is there.
  package var chosen: any View {
    switch storage {
    case .first(let view): view
    case .second(let view): view
    }
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    switch storage {
    case .first(let view): view._resolve(resolver)
    case .second(let view): view._resolve(resolver)
    }
  }
}
