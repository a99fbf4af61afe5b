import BuildCaching
import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import TestSupport
import Testing
import WidgetHost
import WidgetProgram

@testable import GalleryTool

struct PictureStoreTests {
  private let folder: TemporaryFolder
  private let store: PictureStore
  private let key = PictureKey(text: "k")
  private let drawn: URL
  private var again: StoredFilesFolder { StoredFilesFolder(folder.url.appending(path: "again")) }

  init() throws {
    folder = try TemporaryFolder(["drawn/renders/a.svg": "abc", "drawn/renders/a.tree.json": "[]"])
    drawn = folder.url.appending(path: "drawn")
    store = PictureStore(
      cache: BuildCache(root: folder.url), folder: folder.url.appending(path: "kept"), tool: nil)
  }

  /// What a run found that drew one picture and its tree.
  private var result: GalleryRun.Result {
    var result = GalleryRun.Result()
    result.renders = [
      Render(
        id: "A/w/systemSmall/light/snapshot", widget: "A/w", family: "systemSmall", variant: [:],
        date: Date(timeIntervalSince1970: 0), file: "renders/a.svg", tree: "renders/a.tree.json",
        width: 1, height: 1)
    ]
    return result
  }

  @Test func `what was kept comes back, byte for byte`() {
    store.keep(result, key, from: drawn)
    #expect(store.restore(key, into: again)?.renders == result.renders)
    #expect(folder.read("again/renders/a.svg") == "abc")
    #expect(folder.read("again/renders/a.tree.json") == "[]")
    #expect(store.restore(PictureKey(text: "other"), into: again)?.renders == nil)
  }

  @Test func `what is only compared is not written, and known by what it was marked with`() throws {
    try folder.write(
      "[\n{\"n\":\"0\",\"file\":\"A.swift\",\"line\":7}\n]\n", "drawn/renders/a.tree.json")
    store.keep(result, key, from: drawn)
    let stored = StoredFiles()
    #expect(store.restore(key, into: stored)?.renders == result.renders)
    #expect(stored.data("renders/a.svg") == Data("abc".utf8))
    #expect(stored.mark("renders/a.svg") == SHA256.short("abc"))
    // Where the code has moved nothing is another.
    #expect(stored.mark("renders/a.tree.json") == SHA256.short("[\n{\"n\":\"0\"}\n]\n"))
    #expect(folder.read("again/renders/a.svg") == nil)
  }

  @Test func `what failed, or is not whole, is not kept`() throws {
    var failed = result
    failed.diagnostics = [Diagnostic(.outputUnusable, as: .error, "No.")]
    store.keep(failed, key, from: drawn)
    #expect(store.restore(key, into: again)?.renders == nil)
    try FileManager.default.removeItem(at: drawn.appending(path: "renders/a.svg"))
    store.keep(result, key, from: drawn)
    #expect(store.restore(key, into: again)?.renders == nil)
  }

  @Test func `an entry that names files elsewhere counts as none`() throws {
    store.keep(result, key, from: drawn)
    let list = try #require(folder.read("kept/k/list.json"))
    try folder.write(list.replacing("renders\\/a.svg", with: "..\\/a.svg"), "kept/k/list.json")
    #expect(store.restore(key, into: again)?.renders == nil)
    #expect(folder.read("a.svg") == nil)
  }

  @Test(arguments: [Rule.providerTimeout, .taskNotFinished])
  func `what had no time is not kept`(rule: Rule) {
    var hasty = result
    hasty.diagnostics = [Diagnostic(rule, as: .note, "Later.")]
    store.keep(hasty, key, from: drawn)
    #expect(store.restore(key, into: again)?.renders == nil)
  }

  @Test func `an entry that was cut short counts as none, and the next takes its place`() throws {
    store.keep(result, key, from: drawn)
    try folder.write("ab", "kept/k/bytes")
    #expect(store.restore(key, into: again)?.renders == nil)
    store.keep(result, key, from: drawn)
    #expect(store.restore(key, into: again)?.renders == result.renders)
  }

  @Test func `who tidies up leaves what another run is about to keep`() throws {
    let cache = BuildCache(root: folder.url.appending(path: "cache"))
    let compiler = cache.root.appending(path: "0123456789ab")
    let store = PictureStore(
      cache: cache, folder: compiler.appending(path: "pictures"), tool: nil)
    try cache.claim()
    let left = store.folder.appending(path: "old-1.draft")
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    let drafts = try #require(PictureDrafts(for: key, in: store))
    drafts.pack(key, result, result.files, from: drawn)
    cache.trim()
    #expect(PictureDrafts(for: key, in: store) == nil)
    drafts.finish(isKept: true)
    #expect(store.restore(key, into: again)?.renders == result.renders)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path) == [key.text])
  }
}
