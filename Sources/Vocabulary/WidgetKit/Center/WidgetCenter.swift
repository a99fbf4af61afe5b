import Foundation

/// Where an app asks for its widgets. Here nothing is installed and nothing reloads.
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

  /// Answers at once that there is no widget.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// There is no widget here.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind + family.description }
}
