import SwiftUI
public import VectorDrawing
public import ViewGraph

/// A region of any content.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
}

public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  case belowIfTooWide
}

public struct DynamicIslandExpandedRegion<Content: View> {
  let region: IslandRegion

  /// - Parameter priority: The greater may take the width of the whole island.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority, content: AnyView(content()))
  }

  private init(region: IslandRegion) { self.region = region }

  /// Room around the region's content, points; nil for none.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> Self {
    Self(
      region: IslandRegion(
        position: region.position, priority: region.priority,
        content: AnyView(region.content.padding(edges, CGFloat(length ?? 0)))))
  }
}

@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<repeat each Content>> {
    var regions: [IslandRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  public static func buildIf<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  public static func buildEither<First: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  public static func buildEither<Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: second.regions)
  }
}
