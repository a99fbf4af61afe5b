package import Foundation

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

  /// Asks the package manager, which writes nothing into the package's folder.
  ///
  /// - Parameter scratch: a folder it may write into.
  package static func packageManager(
    _ toolchain: Toolchain, environment: [String: String], scratch: URL
  ) -> ManifestSource {
    ManifestSource { folder in
      let outcome = ChildProcess(
        toolchain.packageManager,
        [
          "package", "--package-path", folder.path, "--scratch-path", scratch.path,
          "dump-package",
        ], environment: environment, timeLimit: 120
      ).run()
      if outcome.succeeded { return .description(Data(outcome.output)) }
      let lines = outcome.errorText.split(whereSeparator: \.isNewline)
      let error = lines.first { $0.contains("error:") } ?? lines.last
      return .failure(error.map(String.init) ?? "it ended with \(outcome.ending)")
    }
  }

  func read(_ folder: URL) throws(PackageManifest.Failure) -> PackageManifest {
    switch describe(folder) {
    case .failure(let reason): throw PackageManifest.Failure(reason: reason)
    case .description(let data): return try PackageManifest(data)
    }
  }
}
