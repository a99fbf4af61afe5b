public import ViewGraph

/// The views of a group made from its subviews.
public nonisolated struct GroupElementsOfContent<Content: View, Result: View>: View, PrimitiveView {
  let content: Content
  let transform: (SubviewsCollection) -> Result

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let subviews = SubviewSource(content: content).subviews(in: resolver)
    transform(SubviewsCollection(subviews: subviews))._resolve(resolver)
  }
}

extension Group {
  /// Takes a view apart and makes others of its subviews.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(content: view, transform: transform))
  }
}

/// The views made from each of several subviews.
public nonisolated struct ForEachSubview<Base: View, Content: View>: View, PrimitiveView {
  let base: Base
  let content: (Subview) -> Content

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in SubviewSource(content: base).subviews(in: resolver) {
      content(subview)._resolve(resolver)
    }
  }
}

extension ForEach where Data == [Int], ID == Subview.ID {
  /// Takes a view apart and makes another of each subview.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == ForEachSubview<Base, Result> {
    self.init(elements: [0]) { _ in ForEachSubview(base: view, content: content) }
  }
}
