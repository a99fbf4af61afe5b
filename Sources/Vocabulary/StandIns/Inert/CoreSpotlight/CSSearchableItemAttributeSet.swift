public import Foundation
public import UniformTypeIdentifiers

/// What a search would show of an item. It holds what it is given.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentTypeOfItem: UTType?
  private var customValues: [String: Any] = [:]

  public init(contentType: UTType) {
    contentTypeOfItem = contentType
    self.contentType = contentType.identifier
  }

  /// - Parameter type: a uniform type identifier, such as `public.text`.
  public init(itemContentType type: String) {
    contentTypeOfItem = UTType(type)
    contentType = type
  }

  open var contentType: String?
  open var contentTypeTree: [String]?
  open var identifier: String?
  open var domainIdentifier: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var textContent: String?
  open var htmlContentData: Data?
  open var subject: String?
  open var theme: String?
  open var keywords: [String]?
  open var contentURL: URL?
  open var path: String?
  open var url: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var darkThumbnailURL: URL?
  open var rankingHint: NSNumber?
  open var userCreated: NSNumber?
  open var userCurated: NSNumber?
  open var userOwned: NSNumber?

  // Times, numbers and people.
  open var addedDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var metadataModificationDate: Date?
  open var lastUsedDate: Date?
  open var downloadedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var allDay: NSNumber?
  /// How long it is, in seconds.
  open var duration: NSNumber?
  /// How large it is, in megabytes.
  open var fileSize: NSNumber?
  open var pageCount: NSNumber?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var playCount: NSNumber?
  open var authorNames: [String]?
  open var authorEmailAddresses: [String]?
  open var recipientNames: [String]?
  open var emailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var instantMessageAddresses: [String]?
  open var contactKeywords: [String]?
  open var creator: String?
  open var kind: String?
  open var comment: String?
  open var copyright: String?
  open var languages: [String]?
  open var organizations: [String]?
  open var projects: [String]?
  open var contributors: [String]?
  open var publishers: [String]?
  open var genre: String?
  open var artist: String?
  open var album: String?
  open var composer: String?

  // Where it is.
  open var namedLocation: String?
  open var city: String?
  open var stateOrProvince: String?
  open var country: String?
  open var thoroughfare: String?
  open var postalCode: String?
  open var fullyFormattedAddress: String?
  /// In degrees.
  open var latitude: NSNumber?
  /// In degrees.
  open var longitude: NSNumber?
  open var supportsNavigation: NSNumber?
  open var supportsPhoneCall: NSNumber?

  /// A value under a name of the app's own; nil takes it away.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key.keyName] = value
  }

  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    customValues[key.keyName] as? any NSSecureCoding
  }
}

/// The name of an attribute of the app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  public let keyName: String
  public let isSearchable: Bool
  public let isSearchableByDefault: Bool
  public let isUnique: Bool
  public let isMultiValued: Bool

  /// Nil for an empty name.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false,
      multiValued: false)
  }

  /// Nil for an empty name.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    guard !keyName.isEmpty else { return nil }
    (self.keyName, isSearchable, isSearchableByDefault) = (keyName, searchable, searchableByDefault)
    (isUnique, isMultiValued) = (unique, multiValued)
  }
}
