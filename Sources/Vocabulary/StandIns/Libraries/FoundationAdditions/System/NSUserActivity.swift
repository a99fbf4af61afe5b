public import Foundation

/// Something the user was doing, as handed between app and widget. It is never handed anywhere.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse-DNS form.
  open private(set) var activityType: String
  /// Its name.
  open var title: String?
  /// What is needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be kept.
  open var requiredUserInfoKeys: Set<String>?
  /// A page that shows the same.
  open var webpageURL: URL?
  /// Words under which it is found.
  open var keywords: Set<String> = []
  /// A name for Siri's suggestions.
  open var persistentIdentifier: String?
  /// Whether another device may continue it.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether Siri may suggest it.
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Does nothing.
  open func becomeCurrent() {}

  /// Does nothing.
  open func resignCurrent() {}

  /// Does nothing.
  open func invalidate() {}
}
