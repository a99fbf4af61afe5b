import Foundation
import ProcessRunning

/// A repository that a package is fetched from.
struct GitRepository {
  let git: GitClient
  let address: PackageAddress
  /// Where git may work; outside of any repository.
  let folder: URL

  private typealias Failure = RemotePackages.Failure

  /// Seconds for asking and for fetching. Git itself gives up a connection that stands still.
  private static let (asking, fetching) = (30.0, 300.0)
  /// Bytes on the disk of one package with its objects.
  private static let largest = 2 << 30

  /// The commit that is wanted: the one that is named, else the newest version that will do.
  func revision(_ order: RemotePackages.Order) throws(RemotePackages.Failure) -> GitRevision {
    if let revision = order.revision { return GitRevision(revision: revision) }
    switch order.requirement {
    case .revision(let revision):
      guard GitRevision.isOne(revision) else {
        throw .refused("\u{201C}\(revision.prefix(80))\u{201D} is no full revision of git")
      }
      return GitRevision(revision: revision)
    case .branch(let name):
      let branches = try references("--heads", "refs/heads/")
      guard let revision = branches[name] else {
        throw .refused("it has no branch \u{201C}\(name.prefix(80))\u{201D}")
      }
      return GitRevision(revision: revision, name: name)
    case .range, .exact, nil:
      let tags = try references("--tags", "refs/tags/")
      let versions = tags.keys.compactMap { tag in
        PackageVersion(tag).map { (version: $0, tag: tag) }
      }.filter { order.requirement?.admits($0.version) ?? $0.version.preview.isEmpty }
      let best = versions.max { ($0.version, $0.tag) < ($1.version, $1.tag) }
      guard let best, let revision = tags[best.tag] else {
        throw .refused("it has no version \(order.requirement?.text ?? "")")
      }
      return GitRevision(revision: revision, name: best.tag)
    }
  }

  /// Commits by the names of tags or branches. A tag of its own is followed to its commit (`^{}`).
  private func references(
    _ option: String, _ prefix: String
  ) throws(RemotePackages.Failure) -> [String: String] {
    let outcome = git.run(
      ["ls-remote", option, "--", address.text], in: folder, seconds: Self.asking)
    guard outcome.succeeded else { throw GitAnswer(outcome).failure(address) }
    var result: [String: String] = [:]
    for line in outcome.outputText.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, parts[1].hasPrefix(prefix), GitRevision.isOne(String(parts[0]))
      else { continue }
      let name = String(parts[1].dropFirst(prefix.count))
      if name.hasSuffix("^{}") {
        result[String(name.dropLast(3))] = String(parts[0])
      } else if result[name] == nil {
        result[name] = String(parts[0])
      }
    }
    return result
  }

  /// Writes the files of a commit into a folder: that commit alone where the other side gives it,
  /// else out of all it has.
  func checkOut(_ revision: String, into tree: URL) throws(RemotePackages.Failure) {
    try run(["init", "--quiet", "--template=", "--", tree.path], in: folder)
    let fetch = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head"]
    let alone = git.run(
      fetch + ["--depth=1", "--", address.text, revision], in: tree,
      seconds: Self.fetching, bytes: Self.largest)
    if !alone.succeeded {
      if GitAnswer(alone).reasonOfSilence != nil { throw GitAnswer(alone).failure(address) }
      try run(
        fetch + [
          "--", address.text, "+refs/heads/*:refs/fetched/heads/*",
          "+refs/tags/*:refs/fetched/tags/*",
        ], in: tree)
    }
    try run(["checkout", "--quiet", "--detach", "--force", revision, "--"], in: tree)
    let head = git.run(["rev-parse", "HEAD"], in: tree, seconds: Self.asking)
    guard head.succeeded,
      head.outputText.trimmingCharacters(in: .whitespacesAndNewlines) == revision
    else { throw .refused("what came is not revision \(revision)") }
    try? FileManager.default.removeItem(at: tree.appendingPathComponent(".git"))
  }

  private func run(
    _ arguments: [String], in folder: URL
  ) throws(RemotePackages.Failure) {
    let outcome = git.run(arguments, in: folder, seconds: Self.fetching, bytes: Self.largest)
    guard outcome.succeeded else { throw GitAnswer(outcome).failure(address) }
  }
}
