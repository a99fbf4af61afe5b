public import Foundation

open class UNNotificationContent: NSObject, @unchecked Sendable {
  open var title: String { content.title }
  open var subtitle: String { content.subtitle }
  open var body: String { content.body }
  open var badge: NSNumber? { content.badge }
  open var sound: UNNotificationSound? { content.sound }
  open var userInfo: [AnyHashable: Any] { content.userInfo }
  open var categoryIdentifier: String { content.categoryIdentifier }
  open var threadIdentifier: String { content.threadIdentifier }
  open var targetContentIdentifier: String? { content.targetContentIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { content.interruptionLevel }
  open var relevanceScore: Double { content.relevanceScore }
  open var filterCriteria: String? { content.filterCriteria }

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
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  var content = Values()
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { content.title }
    set { content.title = newValue }
  }
  open override var subtitle: String {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }
  open override var body: String {
    get { content.body }
    set { content.body = newValue }
  }
  open override var badge: NSNumber? {
    get { content.badge }
    set { content.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { content.sound }
    set { content.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { content.categoryIdentifier }
    set { content.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { content.threadIdentifier }
    set { content.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { content.targetContentIdentifier }
    set { content.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { content.interruptionLevel }
    set { content.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { content.relevanceScore }
    set { content.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { content.filterCriteria }
    set { content.filterCriteria = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable, Hashable {
  case passive, active, timeSensitive, critical
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
  public class var `default`: UNNotificationSound {
    UNNotificationSound(named: UNNotificationSoundName("default"))
  }
  public class var defaultCritical: UNNotificationSound { .default }

  let name: UNNotificationSoundName

  public init(named name: UNNotificationSoundName) { self.name = name }

  /// Sounds that nothing silences; none is played.
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    .defaultCritical
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
