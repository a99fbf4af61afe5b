public import Foundation

/// Hears where to send what reloads controls. There is no such address here, so that none is told.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}
