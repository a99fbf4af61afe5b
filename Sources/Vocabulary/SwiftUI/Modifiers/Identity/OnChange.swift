public import ViewGraph

/// What a view does when a value is another than before: in a picture, than before something
/// appeared.
private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    base._resolve(resolver)
    let (value, action) = (value, action)
    let isFollowed = resolver.follow(value) { old in .now { action(old, value) } }
    if isInitial {
      resolver.appear(.now { action(value, value) })
    } else if !isFollowed {
      resolver.session.report(ReportModifier.uncalled("onChange"))
    }
  }
}

/// A picture shows one value, unless the view's own code sets another when it appears.
extension View {
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> _ModifiedView {
    modified(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _ModifiedView {
    modified(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> _ModifiedView {
    modified(ChangeModifier(value: value, isInitial: initial, action: action))
  }
}
