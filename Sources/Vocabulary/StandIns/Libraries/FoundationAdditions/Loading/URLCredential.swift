public import Foundation
import Synchronization

/// A name and a password for a server.
open class URLCredential: NSObject, @unchecked Sendable {
  /// How long it is kept.
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }

  public let user: String?
  public let password: String?
  public let persistence: Persistence

  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
  }

  /// That a server is believed.
  public convenience init(trust: SecTrust) { self.init(user: nil, password: nil) }

  private init(user: String?, password: String?) {
    (self.user, self.password, persistence) = (user, password, .forSession)
  }

  open var hasPassword: Bool { password != nil }
}

/// Names and passwords by server. There are none but those that the widget's own code puts in.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
  public static let shared = URLCredentialStorage()

  private let kept = Mutex<[URLProtectionSpace: URLCredential]>([:])

  open var allCredentials: [URLProtectionSpace: [String: URLCredential]] {
    kept.withLock { $0.mapValues { [$0.user ?? "": $0] } }
  }

  open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
    defaultCredential(for: space).map { [$0.user ?? "": $0] }
  }

  open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
    kept.withLock { $0[space] = credential }
  }

  open func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
    kept.withLock { $0[space] = nil }
  }

  open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
    kept.withLock { $0[space] }
  }

  open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
    set(credential, for: space)
  }
}
