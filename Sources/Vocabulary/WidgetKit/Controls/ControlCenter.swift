import WidgetHost

/// Where an app asks for its controls: those that are drawn. Reloads are noted, as those of
/// ``WidgetCenter`` are.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {
    SystemRequests.current.note(.reloadControls(kind: kind))
  }

  public func reloadAllControls() { SystemRequests.current.note(.reloadAllControls) }

  /// The controls that are drawn.
  public func currentControls() async throws -> [ControlInfo] {
    await InstalledWidgets.all.filter { $0.family == nil }.map { ControlInfo(kind: $0.kind) }
  }
}

public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public var id: String { kind }
  /// None: no push is sent.
  public var pushInfo: ControlPushInfo? { nil }
}
