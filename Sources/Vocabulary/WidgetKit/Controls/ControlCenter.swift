import Foundation

/// Where an app asks for its controls. Here nothing is installed and nothing reloads.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control a person has placed.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public var id: String { kind }
}
