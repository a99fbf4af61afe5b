import BuildCaching
import CLibrary
import Encodings
import FilePaths
import Foundation
import ProcessRunning
import SourcePreparing

/// Collects what the compiler needs from SwiftPM's folder in a folder of the cache, which appears
/// when it is whole.
struct SDKLayout {
  /// SwiftPM's folder of what it has built.
  let products: URL
  /// SwiftPM's list of the object files of the modules that are wanted; nil for all that are there.
  let objectList: URL?
  /// Where our own sources are.
  let home: VitrineHome
  let toolchain: Toolchain
  let environment: [String: String]

  /// - Parameters:
  ///   - name: what the folder is to be called; one that is in use but damaged keeps its name.
  ///   - names: the modules that can be imported.
  /// - Throws: `SDKBuilder.Failure` if a tool fails, or what is wrong with the disk.
  func layOut(_ name: String, in folder: URL, modules names: [String]) throws -> BuiltSDK {
    let files = FileManager.default
    let draft = folder.appendingPathComponent("\(name)-\(getpid()).draft")
    // What is left of a process of the same number.
    try? files.removeItem(at: draft)
    let lease = try CacheLease.make(draft)
    defer { withExtendedLifetime(lease) { _ = try? files.removeItem(at: draft) } }
    try copyModules(to: draft)
    let tool = products.appendingPathComponent("SwiftUIMacros-tool")
    if files.fileExists(atPath: tool.path) {
      try files.copyItem(at: tool, to: draft.appendingPathComponent("SwiftUIMacros-tool"))
    }
    try archive(to: draft)
    _ = try ModuleList(draft).write(Set(names))
    let ledger = try FileLedger(of: draft)
    share(ledger, of: draft, with: folder)
    try ledger.write(to: draft)
    for suffix in [""] + (2..<1000).map({ "-\($0)" }) {
      let target = folder.appendingPathComponent(name + suffix)
      if rename(draft.path, target.path) == 0, let sdk = BuiltSDK(using: target) { return sdk }
      guard files.fileExists(atPath: target.path) else { break }
    }
    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder.path])
  }

  /// The names of the modules that SwiftPM linked, or of all where nothing says it. It keeps what
  /// it has built of modules that were split, renamed, removed or not asked for since.
  private var linked: Set<String> {
    guard let objectList, let text = try? String(contentsOf: objectList, encoding: .utf8) else {
      return home.innerModules.union(home.modules.offered)
    }
    let folders = text.split(separator: "\n").compactMap { object in
      object.split(separator: "/").last { $0.hasSuffix(".build") }
    }
    return Set(folders.map { String($0.dropLast(".build".count)) })
  }

  /// What documents modules and says where their sources lie is left behind.
  private func copyModules(to draft: URL) throws {
    let (ending, linked) = (".swiftmodule", linked)
    let (from, to) = (
      products.appendingPathComponent("Modules"), draft.appendingPathComponent("Modules")
    )
    try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
    for name in BuildCache.names(from) where name.hasSuffix(ending) {
      guard linked.contains(String(name.dropLast(ending.count))) else { continue }
      try FileManager.default.copyItem(
        at: from.appendingPathComponent(name), to: to.appendingPathComponent(name))
    }
    for headers in home.headerFolders {
      let module = headers.deletingLastPathComponent().lastPathComponent
      try FileManager.default.copyItem(at: headers, to: to.appendingPathComponent(module))
    }
  }

  /// An archive for each module, and the libraries of the system that they all name.
  private func archive(to draft: URL) throws {
    let archives = draft.appendingPathComponent("Archives")
    try FileManager.default.createDirectory(at: archives, withIntermediateDirectories: true)
    let list = draft.appendingPathComponent("objects.txt")
    defer { try? FileManager.default.removeItem(at: list) }
    var all: [String] = []
    let linked = linked
    for folder in BuildCache.names(products) {
      let module = String(folder.dropLast(".build".count))
      let objects = linked.contains(module) ? objects(in: folder) : []
      guard !objects.isEmpty else { continue }
      all += objects
      try Data(ResponseFile.text(objects).utf8).write(to: list)
      let archive = archives.appendingPathComponent("\(module).a")
      try run(toolchain.archiver, ["rcsD", archive.path, "@" + list.path])
    }
    try Data(ResponseFile.text(all).utf8).write(to: list)
    let libraries = draft.appendingPathComponent("libraries.txt")
    // A linker does not ask objects what they need; every object names it anew.
    try run(
      toolchain.binaries.appendingPathComponent("swift-autolink-extract"),
      ["@" + list.path, "-o", libraries.path])
    var known: Set<Substring> = []
    let text = try String(contentsOf: libraries, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { known.insert($0).inserted }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: libraries)
  }

  private func run(_ program: URL, _ arguments: [String]) throws {
    let outcome = ChildProcess(program, arguments, environment: environment).run()
    guard outcome.succeeded else {
      throw SDKBuilder.Failure(diagnostics: [.sdkNotBuilt(outcome)])
    }
  }

  /// Object files in the folder of one of our modules, sorted; none for the seed's and the
  /// plug-in's. Objects of sources that were renamed or removed stay in SwiftPM's folder and are
  /// left out; which those are it lists for modules in Swift, for others our own files say it. So
  /// are modules wrapped for debuggers, which would be half of every program.
  private func objects(in folder: String) -> [String] {
    guard folder.hasSuffix(".build"), folder != "\(SeedPackage.product).build",
      !folder.hasSuffix("-tool.build")
    else { return [] }
    let path = products.path + "/" + folder
    let objects = FolderTree.paths(below: path).filter { $0.hasSuffix(".o") }
    let listed = try? String(contentsOfFile: path + "/sources", encoding: .utf8)
    let sources = listed ?? home.buildInputs.joined(separator: "\n")
    let present = Set(sources.split(separator: "\n").map(Self.fileName))
    return objects.filter { object in
      present.contains(Self.fileName(object.dropLast(2)))
    }.map { path + "/" + $0 }
  }

  private static func fileName(_ path: Substring) -> Substring {
    path.split(separator: "/").last ?? path
  }

  /// Gives files that an earlier layout holds as well a second name instead of a second copy:
  /// layouts for other modules, or of other versions, differ in few.
  private func share(_ ledger: FileLedger, of draft: URL, with folder: URL) {
    let others = BuildCache.names(folder).filter { $0.hasPrefix("sdk-") && !$0.hasSuffix(".draft") }
    for other in others.compactMap({ BuiltSDK(using: folder.appendingPathComponent($0)) }) {
      guard let known = FileLedger(in: other.folder) else { continue }
      let former = Dictionary(known.lines.map { ($0.path, $0) }) { first, _ in first }
      for line in ledger.lines where line.size > 4096 && former[line.path]?.print == line.print {
        let file = draft.appendingPathComponent(line.path)
        let spare = file.appendingPathExtension("link")
        let old = other.folder.appendingPathComponent(line.path)
        // Checked once more: what is damaged there must not come here.
        guard let data = try? Data(contentsOf: old, options: .alwaysMapped),
          data.withUnsafeBytes(Fingerprint.of) == line.print, link(old.path, spare.path) == 0
        else { continue }
        _ = rename(spare.path, file.path)
        // Two names of one file are left both.
        unlink(spare.path)
      }
    }
  }
}
