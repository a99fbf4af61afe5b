public import Foundation
public import FoundationAdditions

public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

public enum CNEntityType: Int, Sendable { case contacts = 0 }

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

public struct CNError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = CNError

    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CNErrorDomain" }

  public static var authorizationDenied: Code { .authorizationDenied }
}

open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The person's contacts. Nobody allowed to see them.
open class CNContactStore: NSObject, @unchecked Sendable {
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
