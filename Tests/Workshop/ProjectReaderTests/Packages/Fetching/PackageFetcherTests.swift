import BuildCaching
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ProjectReader

/// Fetching over `file://`, with the git of this machine.
@Suite struct PackageFetcherTests {
  private static let manifest = "// swift-tools-version:6.0\n"
  private let sample: GitSample
  private let cache: TemporaryFolder

  init() throws {
    sample = try GitSample()
    cache = try TemporaryFolder()
  }

  private func packages(
    _ mode: PackageFetcher.Mode = .fetching, mirror: URL? = nil, path: String? = nil,
    configuration: String = "/dev/null"
  ) -> RemotePackages {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = path ?? environment["PATH"]
    environment["GIT_CONFIG_GLOBAL"] = configuration
    return PackageFetcher(
      git: GitClient(environment: environment),
      cache: BuildCache(root: cache.url.appendingPathComponent("cache")), mirror: mirror, mode: mode
    ).packages
  }

  private func order(
    _ name: String, _ revision: String? = nil, _ requirement: PackageRequirement? = nil
  ) throws -> RemotePackages.Order {
    RemotePackages.Order(
      address: try sample.address(name), revision: revision, requirement: requirement)
  }

  private func text(_ delivery: RemotePackages.Delivery, _ path: String) -> String? {
    try? String(contentsOf: delivery.folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func failure(
    _ order: RemotePackages.Order, _ packages: RemotePackages
  ) -> RemotePackages.Failure? {
    do throws(RemotePackages.Failure) {
      _ = try packages.get(order)
      return nil
    } catch { return error }
  }

  @Test func fetchesJustTheRevisionThatIsPinned() throws {
    let old = try sample.repository("Kit", ["Package.swift": Self.manifest, "K.swift": "old"])
    try sample.folder.write("new", "Kit/K.swift")
    let new = try sample.commit("Kit")
    let first = try packages().get(order("Kit", old))
    #expect(text(first, "K.swift") == "old")
    #expect(try text(packages().get(order("Kit", new)), "K.swift") == "new")
    #expect(first.folder.lastPathComponent == "kit")
    #expect(first.lease != nil)
    #expect(text(first, ".git/HEAD") == nil)
    // Both are kept, and need neither the repository nor git.
    try FileManager.default.removeItem(at: sample.folder.url.appendingPathComponent("Kit"))
    #expect(try text(packages(.offline, path: "").get(order("Kit", old)), "K.swift") == "old")
  }

  @Test func takesTheNewestVersionThatWillDo() throws {
    _ = try sample.repository(
      "Kit", ["Package.swift": Self.manifest, "K.swift": "1.2"], tags: ["v1.2.0"])
    try sample.folder.write("1.10", "Kit/K.swift")
    _ = try sample.commit("Kit", tags: ["1.10.0"])
    try sample.folder.write("2", "Kit/K.swift")
    _ = try sample.commit("Kit", tags: ["2.0.0-beta", "2.0.0", "latest"])
    let one = try #require(PackageVersion("1.0.0"))
    let range = PackageRequirement.range(one, one.nextMajor)
    let found = try packages().get(order("Kit", nil, range))
    #expect(text(found, "K.swift") == "1.10")
    #expect(found.name == "1.10.0")
    #expect(
      failure(try order("Kit", nil, .exact(try #require(PackageVersion("3.0.0")))), packages())
        == .refused("it has no version 3.0.0"))
    // What was found stays known for when nobody can be asked.
    #expect(
      PackageStore(cache: BuildCache(root: cache.url.appendingPathComponent("cache")))
        .find("kit", try order("Kit", nil, range))?.name == "1.10.0")
  }

  @Test(arguments: ["--upload-pack=x", "HEAD", "main", "a1", "../../x"])
  func handsGitNoOtherRevision(revision: String) throws {
    _ = try sample.repository("Kit", ["Package.swift": Self.manifest])
    guard case .refused(let reason)? = failure(try order("Kit", revision), packages()) else {
      Issue.record("it was fetched")
      return
    }
    #expect(reason.contains("no revision"))
  }

  @Test func saysWhatIsNotThere() throws {
    _ = try sample.repository("Kit", ["K.swift": ""])
    let other = String(repeating: "0f", count: 20)
    guard case .refused? = failure(try order("Kit", other), packages()) else {
      Issue.record("a revision that is not there was fetched")
      return
    }
    let branch = PackageRequirement.branch("--upload-pack=x")
    guard case .refused(let reason)? = failure(try order("Kit", nil, branch), packages()) else {
      Issue.record("a branch that is not there was fetched")
      return
    }
    #expect(reason.contains("no branch"))
    #expect(BuildCache.names(cache.url.appendingPathComponent("cache/packages")) == [])
  }

  @Test func wantsAManifest() throws {
    let revision = try sample.repository("Kit", ["K.swift": ""])
    #expect(
      failure(try order("Kit", revision), packages())
        == .refused("revision \(revision) has no Package.swift"))
  }

  @Test func removesLinksThatLeadOut() throws {
    let revision = try sample.repository(
      "Kit", ["Package.swift": Self.manifest, "Sources/K.swift": "own"],
      links: [
        "Sources/Out.swift": "/etc/passwd", "Sources/Up.swift": "../../../../../etc/passwd",
        "Sources/In.swift": "K.swift", "Folder": "/etc",
      ])
    let found = try packages().get(order("Kit", revision))
    #expect(text(found, "Sources/In.swift") == "own")
    #expect(
      BuildCache.names(found.folder.appendingPathComponent("Sources")) == ["In.swift", "K.swift"])
    #expect(BuildCache.names(found.folder) == ["Package.swift", "Sources"])
  }

  @Test func takesWhatIsAtHandFirst() throws {
    let revision = try sample.repository(
      "mirror/Kit", ["Package.swift": Self.manifest, "K": "new"])
    try sample.folder.write("changed", "mirror/Kit/K")
    let mirror = sample.folder.url.appendingPathComponent("mirror")
    let far = RemotePackages.Order(
      address: try #require(PackageAddress("https://127.0.0.1:1/kit.git")), revision: revision)
    // A folder with a manifest is taken as it lies there, and a repository in the revision wanted.
    #expect(try text(packages(.offline, mirror: mirror).get(far), "K") == "changed")
    try FileManager.default.moveItem(
      at: mirror.appendingPathComponent("Kit/.git"), to: mirror.appendingPathComponent("Bare.git"))
    let bare = RemotePackages.Order(
      address: try #require(PackageAddress("https://127.0.0.1:1/bare")), revision: revision)
    #expect(try text(packages(.offline, mirror: mirror).get(bare), "K") == "new")
  }

  @Test func opensNoConnectionThatIsNotWanted() throws {
    let far = RemotePackages.Order(
      address: try #require(PackageAddress("https://127.0.0.1:1/kit.git")))
    #expect(failure(far, packages(.offline)) == .offline)
    #expect(failure(far, packages(.never)) == .notWanted)
  }

  /// A git that asks for something on its terminal, or starts what it should not, would show here.
  @Test func asksEachMachineOnce() throws {
    let tools = try TemporaryFolder()
    try tools.write(
      "#!/bin/sh\n"
        + "echo \"$GIT_TERMINAL_PROMPT $GIT_ALLOW_PROTOCOL $GIT_DIR\" >> \(tools.url.path)/log\n"
        + "echo 'fatal: Could not resolve host: far.example' >&2\nexit 128\n", "git",
      executable: true)
    let packages = packages(path: tools.url.path + ":/usr/bin:/bin")
    for name in ["one", "two", "three"] {
      let far = RemotePackages.Order(
        address: try #require(PackageAddress("https://far.example/\(name).git")))
      #expect(
        failure(far, packages) == .notReached("far.example: Could not resolve host"))
    }
    let log = try String(contentsOf: tools.url.appendingPathComponent("log"), encoding: .utf8)
    // The first is for what its configuration puts in place of addresses.
    #expect(log == "0 file:https:ssh \n0 file:https:ssh \n")
  }

  /// What the user's configuration puts on this machine is at hand.
  @Test func asksWhatGitSubstitutes() throws {
    let revision = try sample.repository("Kit", ["Package.swift": Self.manifest])
    let base = "file://" + sample.folder.url.path + "/"
    try cache.write("[url \"\(base)\"]\n\tinsteadOf = https://127.0.0.1:1/near/\n", "config")
    let configuration = cache.url.appendingPathComponent("config").path
    func order(_ path: String) throws -> RemotePackages.Order {
      RemotePackages.Order(
        address: try #require(PackageAddress("https://127.0.0.1:1/\(path)")), revision: revision)
    }
    let far = packages(configuration: configuration)
    #expect(failure(try order("far/Kit.git"), far) != nil)
    #expect(failure(try order("near/Kit"), far) == nil)
    let offline = packages(.offline, configuration: configuration)
    #expect(failure(try order("near/Kit"), offline) == nil)
    #expect(failure(try order("far/Other"), offline) == .offline)
  }

  /// A server that gives no commit that is not named is asked for all that it has.
  @Test func fetchesAllWhereACommitAloneIsRefused() throws {
    let old = try sample.repository("Kit", ["Package.swift": Self.manifest, "K.swift": "old"])
    try sample.folder.write("new", "Kit/K.swift")
    _ = try sample.commit("Kit")
    try sample.forbidsCommits("Kit")
    // The newer protocol has no such refusal.
    try cache.write("[protocol]\n\tversion = 0\n", "config")
    let asking = packages(configuration: cache.url.appendingPathComponent("config").path)
    #expect(try text(asking.get(order("Kit", old)), "K.swift") == "old")
  }

  @Test func doesWithoutGit() throws {
    _ = try sample.repository("Kit", ["Package.swift": Self.manifest])
    #expect(
      failure(try order("Kit"), packages(path: "/nowhere"))
        == .refused("there is no git on PATH to fetch it with"))
  }
}
