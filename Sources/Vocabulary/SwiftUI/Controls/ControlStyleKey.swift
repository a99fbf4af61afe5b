import ViewGraph

/// How controls of a kind are drawn: their style, as a function of what it is given.
protocol ControlStyleKey: EnvironmentKey, SendableMetatype
where Value == @Sendable (Configuration) -> AnyView {
  associatedtype Configuration: Sendable
}

extension View {
  /// Draws the controls within by a style, which is not asked again for one inside its own body:
  /// that is drawn by the style around it.
  nonisolated func styled<Key: ControlStyleKey, Body: View>(
    _ key: Key.Type, by style: @escaping @MainActor (Key.Configuration) -> Body
  ) -> _ModifiedView {
    modified(
      ValuesModifier { values in
        let outer = values[key]
        values[key] = { configuration in
          MainActor.assumeIsolated {
            AnyView(style(configuration).modified(ValuesModifier { $0[key] = outer }))
          }
        }
      })
  }
}
