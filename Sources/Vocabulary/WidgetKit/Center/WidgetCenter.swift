import Foundation

/// Where an app asks for its widgets. Here nothing reloads; those that are drawn are there.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Nothing to reload here.
  public func reloadTimelines(ofKind kind: String) {}
  /// Nothing to reload here.
  public func reloadAllTimelines() {}
  /// No recommendations are kept here.
  public func invalidateConfigurationRecommendations() {}
  /// No relevance is kept here.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Answers with the widgets that are drawn, each in all of its families and configurations.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task { @MainActor in completion(.success(WidgetInfo.installed)) }
  }

  /// The widgets that are drawn, each in all of its families and configurations.
  public func currentConfigurations() async throws -> [WidgetInfo] { await WidgetInfo.installed }
}
