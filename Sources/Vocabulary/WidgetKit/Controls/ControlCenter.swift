import Foundation

/// Where an app asks for its controls. Here nothing is installed and nothing reloads.
public final class ControlCenter: Sendable {
  /// The one there is.
  public static let shared = ControlCenter()

  private init() {}

  /// Nothing to reload here.
  public func reloadControls(ofKind kind: String) {}
  /// Nothing to reload here.
  public func reloadAllControls() {}
  /// No control is placed here.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control a person has placed.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// The kind of control.
  public let kind: String
  /// What tells it apart.
  public var id: String { kind }
}
