import Foundation

/// Where an app asks for its widgets. Here nothing is installed and nothing reloads.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  private init() {}

  /// An error of the widget centre.
  public enum UserInfoKey {
    /// The key of the kind of the widget that was tapped.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The key of the family of the widget that was tapped.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The key of the Live Activity that was tapped.
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

  /// Answers at once that no widget is placed.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// No widget is placed here.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget a person has placed.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The kind of widget.
  public let kind: String
  /// The size it was placed in.
  public let family: WidgetFamily
  public var id: String { kind + family.description }
}
