public import Foundation
import LayoutEngine
import Typesetting
import VectorDrawing
import ViewGraph

extension GraphicsContext {
  public struct ResolvedText {
    let view: Text
    var environment: EnvironmentValues

    public var shading: Shading {
      didSet { environment.core.foreground = ForegroundStyles(shading.style(in: environment)) }
    }

    /// The size of the text in a size, points.
    public func measure(in size: CGSize) -> CGSize {
      CanvasView.node(view, environment).size(ProposedViewSize(size))
    }

    /// From the top of the text to its first baseline, points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      guide(VerticalAlignment.firstTextBaseline, size)
    }

    /// From the top of the text to its last baseline, points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      guide(VerticalAlignment.lastTextBaseline, size)
    }

    private func guide(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
      CanvasView.node(view, environment).guide(guide.key, ProposedViewSize(size))
    }
  }

  public struct ResolvedImage {
    let view: Image
    var environment: EnvironmentValues

    public var shading: Shading? {
      didSet {
        environment.core.foreground = shading.map { ForegroundStyles($0.style(in: environment)) }
      }
    }

    public var size: CGSize { CanvasView.node(view, environment).size(.unspecified) }

    /// From the top of the image to its baseline, points.
    public var baseline: CGFloat {
      CanvasView.node(view, environment)
        .guide(VerticalAlignment.firstTextBaseline.key, .unspecified)
    }
  }

  public struct ResolvedSymbol {
    private let kept: KeptNode

    init(_ node: LayoutNode) { kept = KeptNode(node) }

    /// The view's node, while its picture is there.
    var node: LayoutNode? { kept.known }

    /// Its ideal size, points.
    public var size: CGSize { node?.size(.unspecified) ?? .zero }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(view: text, environment: environment, shading: .foreground)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(view: image, environment: environment)
  }

  public func resolve(_ shading: Shading) -> Shading { shading }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    layer.symbols.node(tagged: AnyHashable(id)).map(ResolvedSymbol.init)
  }
}

/// Views in a canvas. Canvases are drawn on the main actor, where everything is.
enum CanvasView {
  static func node(_ view: any View, _ environment: EnvironmentValues) -> LayoutNode {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) var node = LayoutNode(FillAlgorithm())
    MainActor.assumeIsolated {
      node = _ViewResolver(environment: environment).single(view)
    }
    return node
  }
}
