public import Foundation

extension CNContact {
  /// Contacts of a name; every predicate holds here, as none can be seen.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Contacts by their names in the store.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: true)
  }
}

// Names of what can be read of a contact, as Apple lists them.

/// `identifier`.
public let CNContactIdentifierKey = "identifier"
/// `givenName`.
public let CNContactGivenNameKey = "givenName"
/// `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// `nickname`.
public let CNContactNicknameKey = "nickname"
/// `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// `note`.
public let CNContactNoteKey = "note"
/// `birthday`.
public let CNContactBirthdayKey = "birthday"
/// `imageData`.
public let CNContactImageDataKey = "imageData"
/// `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// `type`.
public let CNContactTypeKey = "type"
