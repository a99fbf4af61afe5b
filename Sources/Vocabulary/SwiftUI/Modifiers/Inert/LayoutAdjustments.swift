import Combine
public import Foundation
import FoundationAdditions
public import VectorDrawing
public import ViewGraph

/// Margins of content that scrolls: a widget's own are its configuration's, and nothing in it
/// scrolls. Actions for sizes that change: a picture has one.
extension View {
  /// Never called; use `GeometryReader` for what depends on a size.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> _ModifiedView { modified(ReportModifier(uncalled: "onGeometryChange")) }

  /// Points at some edges; `nil` for the system's.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> _ModifiedView { modified(InertModifier()) }
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}
