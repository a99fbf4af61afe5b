package import LayoutEngine

/// What the view modifiers of the vocabulary return: one concrete, non-generic type that knows its
/// base and how to modify it. Nested generic types would make bodies slow to type-check.
public nonisolated struct _ModifiedView: View, PositionedView {
  private let link: Link
  package var position: ViewPosition?

  private final class Link {
    let base: any View
    let modifier: any PrimitiveModifier

    // Always inlined, as is what calls it: variants for every view would box it anew.
    @inline(__always) init(
      _ base: consuming any View, _ modifier: consuming any PrimitiveModifier
    ) {
      self.base = base
      self.modifier = modifier
    }
  }

  @inline(__always) package init(
    _ base: consuming any View, _ modifier: consuming any PrimitiveModifier
  ) {
    link = Link(base, modifier)
  }

  /// What is modified.
  package var base: any View { link.base }
  /// What it is modified by.
  package var modifier: any PrimitiveModifier { link.modifier }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    link.modifier.resolve(link.base, into: resolver)
  }
}

/// A modifier the engine applies itself. Conformers live in the vocabulary, one per file.
package protocol PrimitiveModifier {
  /// Appends the nodes of the modified view.
  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver)
}

/// A modifier that changes the environment of its view.
package protocol EnvironmentModifier: PrimitiveModifier {
  /// Changes the values the view sees.
  @MainActor func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    let outer = resolver.environment
    modify(&resolver.environment)
    base._resolve(resolver)
    resolver.environment = outer
  }
}

/// A modifier that wraps every node of its view in another.
package protocol NodeModifier: PrimitiveModifier {
  /// The node around one node of the view.
  @MainActor func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode
}

extension NodeModifier {
  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    let first = resolver.nodes.count
    base._resolve(resolver)
    var index = first
    while index < resolver.nodes.count {
      resolver.nodes[index] = wrap(resolver.nodes[index], in: resolver)
      index += 1
    }
  }
}

extension View {
  /// The view with a modifier of the vocabulary applied.
  package nonisolated func modified(_ modifier: consuming any PrimitiveModifier) -> _ModifiedView {
    _ModifiedView(self, modifier)
  }
}
