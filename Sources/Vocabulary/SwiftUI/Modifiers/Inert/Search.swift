import Foundation
import UIKit
public import ViewGraph

/// Widgets have no fields to search in.
extension View {
  /// A field to search in.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> _ModifiedView { modified(InertModifier()) }
}

/// Where a field to search in lies.
public struct SearchFieldPlacement: Sendable {
  /// The system's choice.
  public static let automatic = SearchFieldPlacement()
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the bar at the top.
  public static let navigationBarDrawer = SearchFieldPlacement()
}
