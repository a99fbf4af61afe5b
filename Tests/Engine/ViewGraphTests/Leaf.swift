import Foundation
import LayoutEngine
import TestSupport
import VectorDrawing

@testable import ViewGraph

/// A view of a fixed size that is filled with one colour and remembers its name.
struct Leaf: View, PrimitiveView {
  let name: String
  var color = RGBA.black

  init(_ name: String, _ color: RGBA = .black) { (self.name, self.color) = (name, color) }

  func resolve(into resolver: _ViewResolver) {
    var node = Node(.shape(FilledFrame(.color(color))), "Leaf")
    node.notes.identifier = name
    resolver.append(node, StandInLayout())
  }
}

/// What views become.
@MainActor enum Resolving {
  static func resolver() -> _ViewResolver {
    _ViewResolver(environment: EnvironmentValues(session: LayoutProbe.makeSession()))
  }

  /// The names of the leaves a view makes at the top.
  static func names(_ view: any View) -> [String] {
    resolver().collect(view).map { $0.view?.notes.identifier ?? "?" }
  }

  static func names<V: View>(@ViewBuilder _ view: () -> V) -> [String] { names(view()) }

  /// Places a view in 100 × 100 points and paints it.
  static func paint(_ view: any View) -> Painter {
    LayoutProbe(view, width: 100, height: 100).painted
  }
}
