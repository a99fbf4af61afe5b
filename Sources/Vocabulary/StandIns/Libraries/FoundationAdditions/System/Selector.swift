public import Foundation

/// The name of a method of Objective-C. Nothing here can send its message.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }

  func reportUnsent() {
    HostDiagnostics.reportInert(
      "Objective-C", "its messages are not sent, so that \(description) is never called",
      hint: "Call the method, or give the timer or the observer a closure.")
  }
}

extension Timer {
  /// A timer that sends a message, which never comes here.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { _ in }
    selector.reportUnsent()
  }

  /// A timer that sends a message, which never comes here.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
    selector.reportUnsent()
  }

  /// A running timer that sends a message, which never comes here.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
}

extension NotificationCenter {
  /// Sends a message when something happens, which never comes here.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) { selector.reportUnsent() }
}

extension NSObject {
  /// Whether a message can be sent to it: none can.
  public func responds(to selector: Selector?) -> Bool { false }

  /// Sends a message, which never comes here; nothing answers.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    selector.reportUnsent()
    return nil
  }

  /// Sends a message, which never comes here; nothing answers.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    perform(selector)
  }

  /// Sends a message later, which never comes here.
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) { selector.reportUnsent() }
}
