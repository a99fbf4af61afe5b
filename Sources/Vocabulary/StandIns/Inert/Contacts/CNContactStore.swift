public import Foundation
import FoundationAdditions

/// Something that can be read of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

/// What is kept.
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Whether an app may see contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// Why contacts are not known.
public struct CNError: Error, Hashable, Sendable {
  /// Sorts of reasons.
  public enum Code: Int, Sendable {
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  /// The sort of reason.
  public let code: Code

  /// The error of a sort.
  public init(_ code: Code) { self.code = code }

  /// The person does not allow it.
  public static var authorizationDenied: Code { .authorizationDenied }
}

/// Asks for contacts, one after the other.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// What is read of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// What they must fit.
  open var predicate: NSPredicate?

  /// Asks for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The person's contacts. Nobody allowed to see them.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// The person's.
  public override init() {}

  /// Whether they may be seen: no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    _ = denial()
    return .denied
  }

  /// Asks to see them; the answer is no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    _ = Self.denial()
    return false
  }
  /// Asks to see them; the answer is no.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, Self.denial()) }

  /// Fails: it is not allowed. A note says so.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw Self.denial() }
  /// Fails: it is not allowed. A note says so.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw Self.denial() }
  /// Fails: it is not allowed. A note says so.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw Self.denial() }

  private class func denial() -> CNError {
    HostDiagnostics.reportInert("Contacts", "nobody allowed to see contacts")
    return CNError(.authorizationDenied)
  }
}
