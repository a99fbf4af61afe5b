import SwiftUI
public import VectorDrawing
public import ViewGraph

/// A region of any content.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
}

/// The content of the expanded presentation.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

/// A place in the expanded presentation.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// How a region lies to the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  case belowIfTooWide
}

/// A region of the expanded presentation.
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

/// Builds the regions of the expanded presentation.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// A region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }

  /// Regions that were built elsewhere.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  /// A single part.
  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  /// One part after another.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<repeat each Content>> {
    var regions: [IslandRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  /// A part of an `if`.
  public static func buildIf<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  /// A part of a branch.
  public static func buildEither<First: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  /// A part of the other branch.
  public static func buildEither<Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: second.regions)
  }
}

extension View {
  /// Whether the content of a region moves below the camera where it is too wide beside it.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { layoutValue(key: IslandPlacementKey.self, value: verticalPlacement) }
}

/// What `dynamicIsland(verticalPlacement:)` says to the layout of the island.
struct IslandPlacementKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}
