public import Foundation

/// Somebody, as a parameter knows them.
public struct IntentPerson: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
  }

  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    public var value: Value
    public init(_ value: Value) { self.value = value }

    public init(emailAddress: String) { value = .emailAddress(emailAddress) }
    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
    public init(applicationDefined: String) { value = .applicationDefined(applicationDefined) }
  }

  public enum Identifier: Hashable, Sendable {
    case contactBook(String)
    case applicationDefined(String)
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle
  public var isMe: Bool

  /// Somebody by name and address; a picture of them is not kept.
  public init(
    identifier: Identifier, name: Name, handle: Handle, isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.identifier, self.name, self.handle, self.isMe) = (identifier, name, handle, isMe)
  }
}
