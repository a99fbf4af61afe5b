public import Foundation

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

  public override init() {}

  open var identifier: String { values.identifier }
  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }
  open var birthday: DateComponents? { values.birthday }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }

  /// Whether something was read; everything is.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether several things were read; everything is.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
}

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) { stringValue = string }
}

public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

open class CNContactFormatter: NSObject, @unchecked Sendable {
  public enum Style: Int, Sendable { case fullName = 0, phoneticFullName }

  open var style: Style = .fullName

  public override init() {}

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  open class func string(from contact: CNContact, style: Style) -> String? {
    let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let best = name.isEmpty ? contact.organizationName : name
    return best.isEmpty ? nil : best
  }

  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
