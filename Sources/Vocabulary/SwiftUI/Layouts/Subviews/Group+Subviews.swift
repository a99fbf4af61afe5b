public import ViewGraph

public nonisolated struct GroupElementsOfContent<Content: View, Result: View>: View, PrimitiveView {
  let content: Content
  let transform: (SubviewsCollection) -> Result

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let subviews = SubviewSource(content: content).subviews(in: resolver)
    transform(SubviewsCollection(subviews: subviews))._resolve(resolver)
  }
}

extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(content: view, transform: transform))
  }
}

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
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == ForEachSubview<Base, Result> {
    self.init(elements: [0]) { _ in ForEachSubview(base: view, content: content) }
  }
}
