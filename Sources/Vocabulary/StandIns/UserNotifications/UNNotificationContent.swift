public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open var title: String { content.title }
  /// The second line.
  open var subtitle: String { content.subtitle }
  /// The text.
  open var body: String { content.body }
  /// The number on the app's icon; nil leaves it.
  open var badge: NSNumber? { content.badge }
  /// What is heard.
  open var sound: UNNotificationSound? { content.sound }
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any] { content.userInfo }
  /// The name of the actions offered.
  open var categoryIdentifier: String { content.categoryIdentifier }
  /// The name of those that are shown together.
  open var threadIdentifier: String { content.threadIdentifier }

  /// What both kinds of content hold.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
  }

  var content = Values()
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { content.title }
    set { content.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { content.body }
    set { content.body = newValue }
  }
  /// The number on the app's icon; nil leaves it.
  open override var badge: NSNumber? {
    get { content.badge }
    set { content.badge = newValue }
  }
  /// What is heard.
  open override var sound: UNNotificationSound? {
    get { content.sound }
    set { content.sound = newValue }
  }
  /// Values of the app's own.
  open override var userInfo: [AnyHashable: Any] {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
  /// The name of the actions offered.
  open override var categoryIdentifier: String {
    get { content.categoryIdentifier }
    set { content.categoryIdentifier = newValue }
  }
  /// The name of those that are shown together.
  open override var threadIdentifier: String {
    get { content.threadIdentifier }
    set { content.threadIdentifier = newValue }
  }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The system's.
  public class var `default`: UNNotificationSound {
    UNNotificationSound(named: UNNotificationSoundName("default"))
  }
  public class var defaultCritical: UNNotificationSound { .default }

  let name: UNNotificationSoundName

  public init(named name: UNNotificationSoundName) { self.name = name }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
