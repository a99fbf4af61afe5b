public import Foundation

/// Hears where to send what reloads widgets. There is no such address here, so that none is told.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

public struct WidgetPushInfo: Sendable {
  public let token: Data
}
