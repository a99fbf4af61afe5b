public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

public nonisolated struct HStack<Content: View>: View, PositionedView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  package var position: ViewPosition?

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "HStack"),
      StackAlgorithm(
        .horizontal, alignment: alignment.key,
        gap: resolver.session.length(spacing, of: "The spacing of HStack")),
      children: resolver.collect(content, stackAxis: .horizontal))
  }
}
