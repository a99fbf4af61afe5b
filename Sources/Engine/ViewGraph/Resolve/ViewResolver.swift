import DiagnosticRecords
package import LayoutEngine

/// Turns views into nodes: the first pass (resolve, measure, place, paint, write).
///
/// Holds what a view sees while it is resolved (its environment) and collects the nodes it makes.
/// A view may make none, one or many; its parent decides what many mean.
@MainActor public final class _ViewResolver {
  /// The values views below see.
  package var environment: EnvironmentValues
  /// The nodes made so far at this level.
  package var nodes: [LayoutNode] = []
  /// How deep the views are nested, to stop endless recursion before the stack ends.
  private var depth = 0

  package init(environment: EnvironmentValues) { self.environment = environment }
}

extension _ViewResolver {
  /// Everything that is the same for the whole render.
  package var session: RenderSession { environment.session }

  /// The nodes a view makes, on their own.
  package func collect(_ view: any View) -> [LayoutNode] {
    let outer = nodes
    nodes = []
    view._resolve(self)
    let made = nodes
    nodes = outer
    return made
  }

  /// Appends a node with its content.
  package func append(
    _ content: Node, _ algorithm: any LayoutAlgorithm, children: [LayoutNode] = []
  ) {
    nodes.append(node(content, algorithm, children: children))
  }

  /// A node that mirrors when the layout runs from right to left.
  package func node(
    _ content: Node, _ algorithm: any LayoutAlgorithm, children: [LayoutNode] = []
  ) -> LayoutNode {
    let node = LayoutNode(algorithm, children: children)
    node.content = content
    node.rightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }

  /// Resolves a view written in terms of other views.
  package func composite<V: View>(_ view: V) {
    guard depth < RenderSession.depthLimit else {
      session.report(
        .error, "views-too-deep", "More than \(RenderSession.depthLimit) views are nested.",
        hint: "Check for a view whose body contains itself.")
      append(Node(.standIn("nested too deep"), "StandIn"), StandInLayout())
      return
    }
    depth += 1
    withDynamicProperties(of: view) { $0.body._resolve(self) }
    depth -= 1
  }

  /// Calls the body with a copy whose dynamic properties (`@Environment`, `@State` …) are connected.
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
