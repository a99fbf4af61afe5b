import BuildCaching
import Foundation

/// Fetched packages in the cache: a folder for each revision, named after it, which is put there
/// when it is whole.
struct PackageStore: Sendable {
  let cache: BuildCache

  /// What is noted beside a package's files.
  private struct Note: Codable {
    /// The tag or branch it was found by.
    var name: String?
  }

  private static let noteName = "fetched.json"

  private func entry(_ identity: String, _ revision: String) -> URL {
    cache.packages.appendingPathComponent(identity + "-" + revision)
  }

  /// A package in just that revision.
  func find(_ identity: String, _ revision: String) -> RemotePackages.Delivery? {
    let entry = entry(identity, revision)
    guard let lease = CacheLease(entry) else { return nil }
    var delivery = RemotePackages.Delivery(folder: entry.appendingPathComponent(identity))
    (delivery.root, delivery.lease) = (entry, lease)
    delivery.name = note(entry).name ?? String(revision.prefix(12))
    return delivery
  }

  /// The newest of the revisions that are there and will do, for when nobody can be asked.
  func find(_ identity: String, _ order: RemotePackages.Order) -> RemotePackages.Delivery? {
    guard order.revision == nil, let requirement = order.requirement else { return nil }
    if case .revision(let revision) = requirement { return find(identity, revision) }
    let names = BuildCache.names(cache.packages).filter {
      $0.hasPrefix(identity + "-") && GitRevision.isOne(String($0.dropFirst(identity.count + 1)))
    }
    let fitting = names.compactMap { entry -> (name: String, entry: String)? in
      guard let name = note(cache.packages.appendingPathComponent(entry)).name else { return nil }
      if case .branch(let branch) = requirement { return branch == name ? (name, entry) : nil }
      return PackageVersion(name).map(requirement.admits) == true ? (name, entry) : nil
    }
    let best = fitting.max { left, right in
      switch (PackageVersion(left.name), PackageVersion(right.name)) {
      case (let first?, let second?) where first != second: first < second
      default: left.entry < right.entry
      }
    }
    return best.flatMap { find(identity, String($0.entry.dropFirst(identity.count + 1))) }
  }

  private func note(_ entry: URL) -> Note {
    let data = try? Data(contentsOf: entry.appendingPathComponent(Self.noteName))
    return data.flatMap { try? JSONDecoder().decode(Note.self, from: $0) } ?? Note()
  }

  /// A new folder to fetch a package into.
  func draft(_ identity: String) throws -> URL {
    try cache.claim()
    try FileManager.default.createDirectory(at: cache.packages, withIntermediateDirectories: true)
    let draft = cache.packages.appendingPathComponent(
      "\(identity)-\(ProcessInfo.processInfo.processIdentifier).draft")
    try? FileManager.default.removeItem(at: draft)
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    return draft
  }

  /// Gives what was fetched its name. Who was faster is right as well: it is the same revision.
  func keep(
    _ draft: URL, _ identity: String, _ wanted: GitRevision
  ) throws(RemotePackages.Failure) -> RemotePackages.Delivery {
    do {
      let note = try JSONEncoder().encode(Note(name: wanted.name))
      try note.write(to: draft.appendingPathComponent(Self.noteName))
      let entry = entry(identity, wanted.revision)
      if !FileManager.default.fileExists(atPath: entry.path) {
        try? FileManager.default.moveItem(at: draft, to: entry)
      }
    } catch {
      throw .refused("the cache cannot be written: \(error.localizedDescription)")
    }
    guard let delivery = find(identity, wanted.revision) else {
      throw .refused("the cache cannot be written")
    }
    return delivery
  }
}
