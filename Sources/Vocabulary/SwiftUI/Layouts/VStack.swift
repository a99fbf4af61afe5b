public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

public nonisolated struct VStack<Content: View>: View, PositionedView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  package var position: ViewPosition?

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "VStack"),
      StackAlgorithm(
        .vertical, alignment: alignment.key,
        gap: resolver.session.length(spacing, of: "The spacing of VStack")),
      children: resolver.collect(content, stackAxis: .vertical))
  }
}
