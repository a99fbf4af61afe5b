package import ViewGraph

/// A modifier without any meaning in a still picture of a widget.
package struct InertModifier: PrimitiveModifier {
  package init() {}

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    base._resolve(resolver)
  }
}
