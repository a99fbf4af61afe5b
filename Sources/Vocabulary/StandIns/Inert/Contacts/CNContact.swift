public import Foundation

/// A person or an organisation, as somebody noted them.
open class CNContact: NSObject, @unchecked Sendable {
  /// What is noted.
  struct Values {
    var identifier = ""
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nickname = ""
    var organizationName = ""
    var jobTitle = ""
    var note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
  }

  var values = Values()

  /// Nobody yet.
  public override init() {}

  /// The contact's name in the store.
  open var identifier: String { values.identifier }
  /// What stands before the name.
  open var namePrefix: String { values.namePrefix }
  /// The first name.
  open var givenName: String { values.givenName }
  /// The name between.
  open var middleName: String { values.middleName }
  /// The last name.
  open var familyName: String { values.familyName }
  /// What friends say.
  open var nickname: String { values.nickname }
  /// The organisation.
  open var organizationName: String { values.organizationName }
  /// What they do there.
  open var jobTitle: String { values.jobTitle }
  /// What else is noted.
  open var note: String { values.note }
  /// A picture.
  open var imageData: Data? { values.imageData }
  /// A small picture.
  open var thumbnailImageData: Data? { values.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// The birthday.
  open var birthday: DateComponents? { values.birthday }
  /// Telephone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// Addresses of mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }

  /// Whether something was read; everything is.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether several things were read; everything is.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The first name.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The last name.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// What friends say.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The organisation.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// A picture.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  /// The birthday.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  /// Telephone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// Addresses of mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// As it was written.
  public let stringValue: String

  /// A number as it was written.
  public init(stringValue string: String) { stringValue = string }
}

/// A value and what it is for.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// A value and what it is for.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

/// How names are written.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  /// Whether it is the name or how it is said.
  public enum Style: Int, Sendable { case fullName = 0, phoneticFullName }

  /// What is written.
  open var style: Style = .fullName

  /// A writer of names.
  public override init() {}

  /// The name, or the organisation's; nil without either.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  /// The name, or the organisation's; nil without either.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let best = name.isEmpty ? contact.organizationName : name
    return best.isEmpty ? nil : best
  }

  /// What must be read for a name.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
