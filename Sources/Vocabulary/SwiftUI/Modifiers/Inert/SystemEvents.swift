import Combine
public import Foundation
public import FoundationAdditions
public import ViewGraph

/// What an app hears of the system and tells it; a picture does neither.
extension View {
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Never called: an address opens the app, not the widget.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }
}
