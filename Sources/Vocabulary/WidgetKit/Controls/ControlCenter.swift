import WidgetHost

/// Where an app asks for its controls. Here nothing reloads; those that are drawn
/// are there.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Nothing to reload here.
  public func reloadControls(ofKind kind: String) {}
  /// Nothing to reload here.
  public func reloadAllControls() {}
  /// The controls that are drawn.
  public func currentControls() async throws -> [ControlInfo] {
    await InstalledWidgets.all.filter { $0.family == nil }.map { ControlInfo(kind: $0.kind) }
  }
}

public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public var id: String { kind }
}
