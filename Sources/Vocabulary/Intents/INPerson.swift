public import Foundation

open class INPersonHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }

  public let value: String?
  public let type: HandleType

  public init(value: String?, type: HandleType) {
    self.value = value
    self.type = type
  }
}

/// Somebody, as far as an intent needs to know.
open class INPerson: NSObject, @unchecked Sendable {
  open var personHandle: INPersonHandle?
  open var nameComponents: PersonNameComponents?
  public let displayName: String
  open var image: INImage?
  public let contactIdentifier: String?
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

open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INPerson) -> Self { _accepting(resolved) }
  open class func disambiguation(with people: [INPerson]) -> Self { _accepting(people.first) }
  open class func confirmationRequired(with person: INPerson?) -> Self { _accepting(person) }
}
