import DiagnosticRecords
package import LayoutEngine
package import VectorDrawing

/// Turns views into nodes: the first pass (resolve, measure, place, paint, write).
///
/// Holds what a view sees while it is resolved (its environment) and collects the nodes it makes.
/// A view may make none, one or many; its parent decides what many mean.
@MainActor public final class _ViewResolver {
  /// Everything that is the same for the whole render.
  package let session: RenderSession
  /// The values views below see.
  package var environment: EnvironmentValues
  /// The nodes made so far, those of the level being resolved last.
  package var nodes: [LayoutNode] = []
  /// How many views are open around the one being resolved, to stop endless recursion before the
  /// stack ends.
  package internal(set) var depth: Int
  /// The direction of the stack around the view, for what depends on it (`Spacer`, `Divider`).
  package private(set) var stackAxis: Axis?
  /// Where the view stands that is being resolved, or the one around it that says so.
  package private(set) var position: ViewPosition?

  package init(environment: EnvironmentValues) {
    (self.environment, session, depth) = (environment, environment.session, 0)
    nodes.reserveCapacity(64)
  }
}

extension _ViewResolver {
  /// Makes resolvers that go on where this one is now, for views that are resolved late.
  package var later: @MainActor () -> _ViewResolver {
    let (environment, depth, position) = (environment, depth, position)
    return {
      let resolver = _ViewResolver(environment: environment)
      (resolver.depth, resolver.position) = (depth, position)
      return resolver
    }
  }

  /// The nodes a view makes, on their own.
  package func collect(_ view: any View, stackAxis: Axis? = nil) -> LayoutChildren {
    let outer = self.stackAxis
    self.stackAxis = stackAxis
    // The nodes of all levels share one list, which need not grow anew for each.
    let first = nodes.count
    view._resolve(self)
    self.stackAxis = outer
    return taken(from: first)
  }

  /// Takes the nodes that were made last.
  private func taken(from first: Int) -> LayoutChildren {
    let made = LayoutChildren(nodes, from: first)
    nodes.removeLast(nodes.count - first)
    return made
  }

  /// Calls the body for a view that stands somewhere; nil for where the one around it does.
  package func standing(at position: ViewPosition?, _ body: () -> Void) {
    guard let position else { return body() }
    let outer = self.position
    self.position = position
    body()
    self.position = outer
  }

  /// The one node a view makes; several are laid over each other, as Apple does where one is meant.
  package func single(_ view: any View) -> LayoutNode {
    let outer = stackAxis
    stackAxis = nil
    let first = nodes.count
    view._resolve(self)
    stackAxis = outer
    if nodes.count == first + 1, let only = nodes.popLast() { return only }
    return node(Node(.group, "Group"), OverlapLayout(), children: taken(from: first))
  }

  /// Appends a node with its content. These are always inlined in this module, so that no variant
  /// is made of them for every algorithm, which would box it anew.
  @inline(__always) package func append(
    _ content: consuming Node, _ algorithm: consuming any LayoutAlgorithm,
    children: LayoutChildren = .none
  ) {
    nodes.append(node(content, algorithm, children: children))
  }

  /// Appends a node with its content.
  @inline(__always) package func append(
    _ content: consuming Node, _ algorithm: consuming any LayoutAlgorithm, children: [LayoutNode]
  ) {
    nodes.append(node(content, algorithm, children: LayoutChildren(children)))
  }

  /// A node that mirrors when the layout runs from right to left.
  @inline(__always) package func node(
    _ content: consuming Node, _ algorithm: consuming any LayoutAlgorithm,
    children: LayoutChildren = .none
  ) -> LayoutNode {
    if environment.isRedacted, environment.core.isPrivate {
      content.notes.privatePlate = environment.core.privatePlate
    }
    content.position = position
    let node = ViewNode(content, algorithm, children: children).node
    node.rightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }

  /// A node that mirrors when the layout runs from right to left.
  @inline(__always) package func node(
    _ content: consuming Node, _ algorithm: consuming any LayoutAlgorithm, children: [LayoutNode]
  ) -> LayoutNode { node(content, algorithm, children: LayoutChildren(children)) }

  /// A node around another that changes nothing about its layout: the priority, the order and the
  /// layout values show through.
  @inline(__always) package func wrap(
    _ child: LayoutNode, _ content: consuming Node,
    _ algorithm: consuming any LayoutAlgorithm = PassThroughLayout()
  ) -> LayoutNode {
    let wrapper = node(content, algorithm, children: LayoutChildren(only: child))
    wrapper.priority = child.priority
    wrapper.adoptTraits(of: child)
    return wrapper
  }

  /// Resolves a view written in terms of other views.
  package func composite<V: View>(_ view: V) {
    let outer = session.view
    session.view = V.self
    if session.appearances == nil {
      nested { withDynamicProperties(of: view) { $0.body._resolve(self) } }
    } else {
      below(V.self) { nested { withDynamicProperties(of: view) { $0.body._resolve(self) } } }
    }
    session.view = outer
  }

  /// Calls the body with a copy whose dynamic properties (`@Environment`, `@State` …) are
  /// connected.
  package func withDynamicProperties<T>(of value: T, _ body: (T) -> Void) {
    let fields = DynamicFields.of(T.self)
    if fields.isEmpty { return body(value) }
    var connected = value
    withUnsafeMutableBytes(of: &connected) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { field.connect(base, environment) }
    }
    body(connected)
  }
}
