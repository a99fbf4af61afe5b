import Foundation

/// Where an app asks for its controls. Here nothing is installed and nothing reloads.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Nothing to reload here.
  public func reloadControls(ofKind kind: String) {}
  /// Nothing to reload here.
  public func reloadAllControls() {}
  /// There is no control here.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public var id: String { kind }
}
