package import BuildCaching
import FilePaths
package import Foundation

/// Brings packages into the cache, each in exactly the revision that is wanted, and finds them
/// there again. What a package's folder holds is a stranger's: it is data until a compiler reads it
/// in its box.
package struct PackageFetcher: Sendable {
  /// What is allowed.
  package enum Mode: Hashable, Sendable {
    case fetching
    /// Only what is at hand: the mirror, the cache, repositories on this machine.
    case offline
    /// Only checkouts.
    case never
  }

  private let git: GitClient?
  private let mirror: PackageMirror?
  private let mode: Mode
  private let store: PackageStore
  private let hosts = RemoteHosts()
  private let say: @Sendable (String) -> Void

  /// - Parameters:
  ///   - git: nil if there is none on this machine.
  ///   - mirror: a folder of packages or repositories at hand.
  ///   - say: told what is fetched, before it is.
  package init(
    git: GitClient?, cache: BuildCache, mirror: URL?, mode: Mode,
    say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.git, self.mode, self.say) = (git, mode, say)
    self.mirror = mirror.map(PackageMirror.init)
    store = PackageStore(cache: cache)
  }

  package var packages: RemotePackages { RemotePackages(fetch) }

  private func fetch(
    _ order: RemotePackages.Order
  ) -> Result<RemotePackages.Delivery, RemotePackages.Failure> {
    Result { () throws(RemotePackages.Failure) in try deliver(order) }
  }

  private func deliver(
    _ order: RemotePackages.Order
  ) throws(RemotePackages.Failure) -> RemotePackages.Delivery {
    let address = order.address
    if let folder = mirror?.checkout(address.identity) {
      var delivery = RemotePackages.Delivery(folder: folder)
      delivery.root = folder.deletingLastPathComponent()
      return delivery
    }
    if mode == .never { throw .notWanted }
    if let revision = order.revision {
      guard GitRevision.isOne(revision) else {
        throw .refused("\u{201C}\(revision.prefix(80))\u{201D} is no revision of git")
      }
      if let known = store.find(address.identity, revision) { return known }
    }
    let source = mirror?.repository(address.identity) ?? address
    let host = git.map { hosts.host(of: source, $0) } ?? source.host
    if mode == .offline, host != nil {
      if let known = store.find(address.identity, order) { return known }
      throw .offline
    }
    guard let git else { throw .refused("there is no git on PATH to fetch it with") }
    let draft: URL
    do { draft = try store.draft(address.identity) } catch {
      throw .refused("the cache cannot be written: \(error.localizedDescription)")
    }
    // Others tidy up what nobody holds.
    let lease = CacheLease(draft)
    defer { withExtendedLifetime(lease) { try? FileManager.default.removeItem(at: draft) } }
    if let reason = hosts.problem(source, git, in: draft) {
      if let known = store.find(address.identity, order) { return known }
      throw .notReached(reason)
    }
    let repository = GitRepository(git: git, address: source, folder: draft)
    do throws(RemotePackages.Failure) {
      return try deliver(order, from: repository)
    } catch {
      if case .notReached(let reason) = error { hosts.lose(source, git, because: reason) }
      throw error
    }
  }

  private func deliver(
    _ order: RemotePackages.Order, from repository: GitRepository
  ) throws(RemotePackages.Failure) -> RemotePackages.Delivery {
    let identity = order.address.identity
    let wanted = try repository.revision(order)
    if let known = store.find(identity, wanted.revision) { return known }
    say("Fetching \(identity) \(wanted.name ?? String(wanted.revision.prefix(12))) …")
    let tree = repository.folder.appendingPathComponent(identity)
    try repository.checkOut(wanted.revision, into: tree)
    Self.removeLinksOut(of: tree)
    guard FileManager.default.fileExists(atPath: tree.appendingPathComponent("Package.swift").path)
    else { throw .refused("revision \(wanted.revision) has no Package.swift") }
    return try store.keep(repository.folder, identity, wanted)
  }

  /// Removes links that lead out of a package's folder, or to nothing: they would be read as files
  /// of the package.
  private static func removeLinksOut(of tree: URL) {
    let files = FileManager.default
    var links: [String] = []
    for path in FolderTree.paths(below: tree.path) {
      let full = tree.path + "/" + path
      guard (try? files.destinationOfSymbolicLink(atPath: full)) != nil else { continue }
      let isInside = PathReach.real(full).map { PathReach.isInside($0, tree.path) }
      if isInside != true { links.append(full) }
    }
    for link in links { try? files.removeItem(atPath: link) }
  }
}
