package import ViewGraph

/// How views were taken apart before iOS 18, as many packages still do.
public nonisolated enum _VariadicView {
  /// What makes a view of the subviews.
  public typealias Root = _VariadicView_Root
  /// Such a maker whose result is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// Such a maker whose result counts as one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Such a maker whose result may be several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The subviews.
  public typealias Children = _VariadicView_Children

  /// A view made of the subviews of another.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
  }
}

/// What makes something of subviews.
public protocol _VariadicView_Root {}

/// What makes a view of subviews.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of subviews.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of subviews.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
    (self.root, self.content) = (root, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let subviews = SubviewSource(content: content).subviews(in: resolver)
    let made = root.body(children: _VariadicView_Children(subviews: subviews))
    if Root.self is any _VariadicView_UnaryViewRoot.Type {
      resolver.nodes.append(resolver.single(made))
    } else {
      made._resolve(resolver)
    }
  }
}

/// The subviews of a view, in their order.
public typealias _VariadicView_Children = SubviewsCollection
