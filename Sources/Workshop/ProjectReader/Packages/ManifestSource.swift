import BuildCaching
import Encodings
package import Foundation
package import ProcessRunning
import Synchronization

/// How the manifests of Swift packages are read: only their compiler knows what they say.
package struct ManifestSource: Sendable {
  /// The description that `swift package dump-package` prints for a package's folder.
  private let describe: @Sendable (URL) -> Answer

  /// A description, or why there is none.
  package enum Answer: Hashable, Sendable {
    case description(Data)
    case failure(String)
  }

  package init(_ describe: @escaping @Sendable (URL) -> Answer) {
    self.describe = describe
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
    return ManifestSource { folder in
      if let answer = known.withLock({ $0[folder.path] }) { return answer }
      let answer = describe(folder, compilers, scratch)
      known.withLock { $0[folder.path] = answer }
      return answer
    }
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
    switch describe(folder) {
    case .failure(let reason): throw PackageManifest.Failure(reason: reason)
    case .description(let data): return try PackageManifest(data)
    }
  }
}
