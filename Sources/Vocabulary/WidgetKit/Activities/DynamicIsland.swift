public import Foundation
public import SwiftUI
public import VectorDrawing
public import ViewGraph

/// The presentations of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  @MainActor public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A presentation in the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The content of the expanded presentation.
public struct DynamicIslandExpandedContent<Content> {}

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
  @MainActor public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Builds the regions of the expanded presentation.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }

  /// Regions made elsewhere.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  /// Several regions.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<repeat each Content>> {
    DynamicIslandExpandedContent()
  }

  public static func buildIf<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent() }

  public static func buildEither<First>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent() }

  public static func buildEither<Second>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent() }
}

extension View {
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> Self { self }
}
