public import Foundation

/// Something that a search would find. It holds what it is given.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  /// When it is no longer found: a month after it was added, unless said otherwise.
  open var expirationDate: Date!
  open var isUpdate = false

  /// - Parameter uniqueIdentifier: its name; without one, an empty name.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlight.queryContinuation"
public let CSSearchQueryString = "kCSSearchQueryString"
