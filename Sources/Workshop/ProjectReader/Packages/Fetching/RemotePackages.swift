package import BuildCaching
package import Foundation

/// Where packages come from that a project names by address.
package struct RemotePackages: Sendable {
  /// A package that is wanted.
  package struct Order: Hashable, Sendable {
    package var address: PackageAddress
    /// The commit, where something says which; checked to be one.
    package var revision: String?
    /// What will do where nothing does.
    package var requirement: PackageRequirement?
  }

  /// A package that is there.
  package struct Delivery: Sendable {
    /// The folder of its manifest.
    package var folder: URL
    /// Paths in diagnostics are relative to it; nil for those of the project.
    package var root: URL?
    /// The tag, branch or commit that was taken; nil if it is not known which.
    package var name: String?
    /// Keeps the folder in the cache.
    package var lease: CacheLease?

    package init(folder: URL) { self.folder = folder }
  }

  /// Why a package is not there.
  package enum Failure: Error, Hashable, Sendable {
    /// Its machine was not reached, for this reason.
    case notReached(String)
    /// It may not be fetched, and is not at hand.
    case offline
    /// Nobody wants packages to be fetched.
    case notWanted
    /// It cannot be had, for this reason.
    case refused(String)
  }

  private let deliver: @Sendable (Order) -> Result<Delivery, Failure>

  package init(_ deliver: @escaping @Sendable (Order) -> Result<Delivery, Failure>) {
    self.deliver = deliver
  }

  /// For when there are none but those that are checked out beside the project.
  package static let none = RemotePackages { _ in .failure(.notWanted) }

  func get(_ order: Order) throws(Failure) -> Delivery { try deliver(order).get() }
}
