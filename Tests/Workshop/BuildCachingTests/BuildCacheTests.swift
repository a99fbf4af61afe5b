import Foundation
import TestSupport
import Testing

@testable import BuildCaching

/// What is kept, how much of it, and what is never touched.
@Suite struct BuildCacheTests {
  private let folder: TemporaryFolder
  private let cache: BuildCache
  private let compiler = "0123456789ab"

  init() throws {
    folder = try TemporaryFolder()
    cache = BuildCache(root: folder.url.appendingPathComponent("cache"), limit: 250_000)
  }

  /// Puts something of 100 kB into the cache that was last used so many minutes ago.
  @discardableResult
  private func put(_ name: String, minutesAgo: Double) throws -> URL {
    let entry = cache.root.appendingPathComponent(compiler + "/" + name)
    try folder.write(
      String(repeating: "x", count: 100_000), "cache/\(compiler)/\(name)/file")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60 * minutesAgo)],
      ofItemAtPath: entry.path)
    return entry
  }

  private var names: [String] {
    let entries = BuildCache.names(cache.root.appendingPathComponent(compiler))
    let programs = BuildCache.names(cache.root.appendingPathComponent(compiler + "/programs"))
    return (entries.filter { $0 != "programs" } + programs).sorted()
  }

  @Test func `What was not used for longest goes first`() throws {
    try put("sdk-a", minutesAgo: 3)
    try put("programs/P", minutesAgo: 4)
    try put("work-a", minutesAgo: 2)
    try put("programs/Q", minutesAgo: 1)
    cache.trim()
    #expect(names == ["Q", "work-a"])
  }

  @Test func `What is used stays, whatever the limit`() throws {
    let used = try put("sdk-a", minutesAgo: 9)
    let lease = try #require(CacheLease(used))
    try put("sdk-b", minutesAgo: 1)
    try put("sdk-b-12345678.draft", minutesAgo: 0)
    BuildCache(root: cache.root, limit: 0).trim()
    withExtendedLifetime(lease) { #expect(names == ["sdk-a"]) }
  }

  /// Until its program begins it has open what is open here.
  @Test func `A child that is just being started keeps nothing in use`() throws {
    let entry = try put("sdk-a", minutesAgo: 1)
    var lease = CacheLease(entry)
    let files = FileManager.default
    let opened = try #require(
      files.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(Int32.init).first {
        let folder = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return folder == entry.resolvingSymlinksInPath().path
      })
    let inherited = dup(opened)
    defer { close(inherited) }
    #expect(lease != nil && !cache.discard(entry))
    lease = nil
    #expect(cache.discard(entry))
  }

  @Test func `Use is remembered`() throws {
    let old = try put("sdk-a", minutesAgo: 9)
    try put("sdk-b", minutesAgo: 2)
    try put("sdk-c", minutesAgo: 1)
    _ = CacheLease(old)
    cache.trim()
    #expect(names == ["sdk-a", "sdk-c"])
  }

  @Test func `Cleaning leaves nothing but what is used`() throws {
    let used = try put("programs/P", minutesAgo: 1)
    try put("sdk-a", minutesAgo: 1)
    try cache.claim()
    var lease = CacheLease(used)
    let first = try cache.clean()
    #expect(first.freed >= 100_000 && first.used.map(\.folder.lastPathComponent) == ["P"])
    #expect(lease != nil && names == ["P"])
    lease = nil
    _ = try cache.clean()
    #expect(!FileManager.default.fileExists(atPath: cache.root.path))
  }

  @Test(arguments: ["notes.txt", ".profile", "Documents/a", "ABCDEFABCDEF/a"])
  func `A folder of other things is never touched`(file: String) throws {
    try folder.write("mine", "cache/" + file)
    try put("sdk-a", minutesAgo: 1)
    #expect(throws: CacheProblem.self) { try cache.clean() }
    BuildCache(root: cache.root, limit: 0).trim()
    #expect(throws: CacheProblem.self) { try cache.claim() }
    #expect(folder.read("cache/" + file) == "mine" && names == ["sdk-a"])
    #expect(folder.read("cache/" + BuildCache.tag) == nil)
  }

  @Test func `What strangers put into a cache of ours stays`() throws {
    try put("sdk-a", minutesAgo: 1)
    try cache.claim()
    try folder.write("mine", "cache/notes.txt")
    _ = try cache.clean()
    #expect(folder.read("cache/notes.txt") == "mine" && names.isEmpty)
  }

  static let limits: [(String, Int?)] = [
    ("", CacheLimit.standard), ("500MB", 500_000_000), ("1.5 GiB", 1_610_612_736), ("0", 0),
    ("12345", 12345), ("2g", 2_000_000_000), ("much", nil), ("-1GB", nil), ("1e99", nil),
    ("5XB", nil), ("GB", nil), ("inf", nil), ("0x10", nil),
  ]

  @Test(arguments: limits)
  func `The limit is a size`(text: String, bytes: Int?) {
    let environment = ["HOME": "/h", "VITRINE_CACHE_LIMIT": text]
    #expect((try? BuildCache.locate(environment: environment))?.limit == bytes)
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1500, "1.5 kB"), (2_000_000_000, "2 GB"),
    (654_321_000, "654 MB"), (12_345_678, "12 MB"), (1_250_000, "1.3 MB"),
  ])
  func `Sizes read well`(bytes: Int, text: String) {
    #expect(CacheLimit.text(bytes) == text)
  }
}
