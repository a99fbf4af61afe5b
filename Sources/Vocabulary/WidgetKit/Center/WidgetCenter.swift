import Foundation
import WidgetHost

/// Where an app asks for its widgets: those that are drawn. What it asks to be done is noted; in a
/// gallery nothing comes of it, in a simulated day the system hears of it.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public func reloadTimelines(ofKind kind: String) {
    SystemRequests.current.note(.reload(kind: kind))
  }

  public func reloadAllTimelines() { SystemRequests.current.note(.reloadAll) }

  public func invalidateConfigurationRecommendations() {
    SystemRequests.current.note(.invalidateRecommendations)
  }

  public func invalidateRelevance(ofKind kind: String) {
    SystemRequests.current.note(.invalidateRelevance(kind: kind))
  }

  /// None: no push is sent.
  public var currentPushInfo: WidgetPushInfo? { get async { nil } }

  /// Answers with the widgets that are drawn, each in all of its families and configurations.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task { @MainActor in completion(.success(WidgetInfo.installed)) }
  }

  /// The widgets that are drawn, each in all of its families and configurations.
  public func currentConfigurations() async throws -> [WidgetInfo] { await WidgetInfo.installed }
}
