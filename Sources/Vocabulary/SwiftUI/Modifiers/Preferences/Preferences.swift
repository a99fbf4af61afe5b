public import LayoutEngine
public import ViewGraph

extension View {
  /// Says a value to the views above.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> _ModifiedView { modified(PreferenceModifier(key: key, change: .value(value))) }

  /// Changes what the view says to the views above.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> _ModifiedView {
    modified(
      PreferenceModifier(
        key: key,
        change: .transform { any in
          guard var value = any as? K.Value else { return }
          callback(&value)
          any = value
        }))
  }

  /// A view over this one, made of what this one says.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> _ModifiedView {
    modified(
      PreferenceLayerModifier(alignment: alignment, isBehind: false) {
        transform(key.value(from: $0) ?? key.defaultValue)
      })
  }

  /// A view behind this one, made of what this one says.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> _ModifiedView {
    modified(
      PreferenceLayerModifier(alignment: alignment, isBehind: true) {
        transform(key.value(from: $0) ?? key.defaultValue)
      })
  }
}

/// Notes a preference on each node of the view.
package struct PreferenceModifier<K: PreferenceKey>: NodeModifier {
  let key: K.Type
  let change: PreferenceChange

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let content = Node(.group, "Preference")
    content.preferences = [ObjectIdentifier(key): change]
    return resolver.wrap(node, content)
  }
}

/// A layer made of what a view says.
package struct PreferenceLayerModifier: NodeModifier {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (LayoutNode) -> any View

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    SecondaryModifier(secondary: layer(node), alignment: alignment, isBehind: isBehind)
      .wrap(node, in: resolver)
  }
}
