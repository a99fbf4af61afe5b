public import Foundation
public import SwiftUI
public import VectorDrawing
public import ViewGraph

/// The presentations of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  @MainActor public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
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
public struct DynamicIslandExpandedContent<Content: View> {}

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
  /// A region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }

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
    DynamicIslandExpandedContent()
  }

  /// A part of an `if`.
  public static func buildIf<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent() }

  /// A part of a branch.
  public static func buildEither<First: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent() }

  /// A part of the other branch.
  public static func buildEither<Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent() }
}

extension View {
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> Self { self }
}
