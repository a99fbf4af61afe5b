public import Foundation

/// How a person is reached: a mail address or a telephone number.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// What kind of address it is.
  public enum HandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }

  /// The address.
  public let value: String?
  /// What kind of address it is.
  public let type: HandleType

  /// An address of a kind.
  public init(value: String?, type: HandleType) {
    self.value = value
    self.type = type
  }
}

/// Somebody, as far as an intent needs to know.
open class INPerson: NSObject, @unchecked Sendable {
  /// How the person is reached.
  open var personHandle: INPersonHandle?
  /// The parts of the name.
  open var nameComponents: PersonNameComponents?
  /// The name people see.
  public let displayName: String
  /// A picture of the person.
  open var image: INImage?
  /// The contact's identifier.
  public let contactIdentifier: String?
  /// The identifier the app gave.
  public let customIdentifier: String?

  /// A person; without a name the address is shown.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
}

/// Whether a person will do.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INPerson) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with people: [INPerson]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with person: INPerson?) -> Self { Self() }
}
