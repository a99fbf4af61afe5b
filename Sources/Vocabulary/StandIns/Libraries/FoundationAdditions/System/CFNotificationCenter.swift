/// Notices between programs. No other program runs here, so that nobody is told and nothing comes.
public final class CFNotificationCenter: Sendable {
  fileprivate static let only = CFNotificationCenter()
}

public struct CFNotificationName: Hashable, RawRepresentable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// When a waiting program is told.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .only }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .only }

public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {}

public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}
