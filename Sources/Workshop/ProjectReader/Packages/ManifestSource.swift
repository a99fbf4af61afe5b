import BuildCaching
import Encodings
package import Foundation
package import ProcessRunning
import SourceLexing
import SourcePreparing
import Synchronization
import WidgetSettings

/// How the manifests of Swift packages are read: only their compiler knows what they say.
package struct ManifestSource: Sendable {
  /// The description that `swift package dump-package` prints for a package's folder.
  private let describe: @Sendable (URL) -> Answer
  /// What that prints on a Mac, and the folder that paths in it are relative to; nil if it would
  /// say the same or cannot be had.
  private let describeOnMac: @Sendable (URL) -> (answer: Answer, folder: URL)?

  /// A description, or why there is none.
  package enum Answer: Hashable, Sendable {
    case description(Data)
    case failure(String)
  }

  package init(
    onMac describeOnMac: @escaping @Sendable (URL) -> (answer: Answer, folder: URL)? = { _ in nil },
    _ describe: @escaping @Sendable (URL) -> Answer
  ) {
    (self.describe, self.describeOnMac) = (describe, describeOnMac)
  }

  /// For when there is no package manager.
  package static let none = ManifestSource { _ in .failure("there is no package manager") }

  /// Asks the package manager, which compiles the manifest and runs it, in a box: it reads the
  /// package's folder and writes nothing into it.
  ///
  /// - Parameter scratch: a folder it may write into; each package has one of its own there, so
  ///   that no manifest writes what is read for another.
  package static func packageManager(_ compilers: CompilerBox, scratch: URL) -> ManifestSource {
    let known = Mutex<[String: Answer]>([:])
    @Sendable func ask(_ folder: URL) -> Answer {
      if let answer = known.withLock({ $0[folder.path] }) { return answer }
      let answer = describe(folder, compilers, scratch)
      known.withLock { $0[folder.path] = answer }
      return answer
    }
    return ManifestSource(
      onMac: { folder in
        let copy = scratch.appendingPathComponent("mac-" + Fingerprint.short(folder.path))
        return writeForMac(folder, to: copy) ? (ask(copy), copy) : nil
      }, ask)
  }

  /// Writes a package's manifests as they are compiled on a Mac, where the compiler knows another
  /// system than here.
  ///
  /// - Returns: false if they ask for no system, or cannot be written.
  private static func writeForMac(_ folder: URL, to copy: URL) -> Bool {
    let files = FileManager.default
    let names = BuildCache.names(folder).filter {
      $0.hasPrefix("Package") && $0.hasSuffix(".swift")
    }
    let conditions = BuildConditions(
      platform: .macOS, modules: ModuleAvailability(offered: []), flags: [])
    var asks = false
    do {
      try? files.removeItem(at: copy)
      try files.createDirectory(at: copy, withIntermediateDirectories: true)
      for name in names {
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
        let source = SourceText(bytes)
        let edits = ActiveRegions(source, conditions).edits.filter { edit in
          ["os", "canImport(Darwin)"].contains { source.text(edit.range).hasPrefix($0) }
        }
        asks = asks || !edits.isEmpty
        let text = Data(TextEdit.apply(edits, to: bytes))
        try text.write(to: copy.appendingPathComponent(name))
      }
    } catch { return false }
    return asks
  }

  private static func describe(
    _ folder: URL, _ compilers: CompilerBox, _ scratch: URL
  ) -> Answer {
    let own = scratch.appendingPathComponent(Fingerprint.short(folder.path))
    let arguments = [
      "package", "--package-path", folder.path, "--scratch-path", own.path,
      "--cache-path", own.path, "--config-path", own.path, "--security-path", own.path,
      "dump-package",
    ]
    guard
      var child = try? compilers.process(
        compilers.toolchain.packageManager, arguments, scratch: own, readable: [folder.path],
        executable: [own.path])
    else { return .failure("\(own.path) cannot be written") }
    child.timeLimit = 120
    child.memoryLimit = 4 << 30
    let outcome = child.run()
    if outcome.succeeded { return .description(Data(outcome.output)) }
    let lines = outcome.errorText.split(whereSeparator: \.isNewline)
    let error = lines.first { $0.contains("error:") } ?? lines.last
    return .failure(error.map(String.init) ?? "it ended with \(outcome.ending)")
  }

  func read(_ folder: URL) throws(PackageManifest.Failure) -> PackageManifest {
    try Self.manifest(describe(folder))
  }

  /// What a package says of itself on a Mac; nil if that is what it says here, or it does not
  /// compile.
  func readOnMac(_ folder: URL) -> PackageManifest? {
    guard let (answer, copy) = describeOnMac(folder), var manifest = try? Self.manifest(answer)
    else { return nil }
    manifest.localPackages = manifest.localPackages.map { path in
      let relative = DiskPath.relative(URL(fileURLWithPath: path), to: copy)
      return folder.appendingPathComponent(relative).standardizedFileURL.path
    }
    return manifest
  }

  private static func manifest(
    _ answer: Answer
  ) throws(PackageManifest.Failure) -> PackageManifest {
    switch answer {
    case .failure(let reason): throw PackageManifest.Failure(reason: reason)
    case .description(let data): return try PackageManifest(data)
    }
  }
}
