package import DiagnosticRecords
import Foundation

extension RemotePackages.Failure {
  /// What the package is, in words that follow “which is”.
  var state: String {
    switch self {
    case .notReached: "out of reach"
    case .offline, .notWanted: "not at hand"
    case .refused: "not to be had"
    }
  }
}

extension Diagnostic {
  /// Says that a package is not there; nil where that is what was asked for.
  static func packageNotThere(
    _ reference: RemoteReference, _ pin: PackagePins.Pin?, _ failure: RemotePackages.Failure
  ) -> Diagnostic? {
    let wanted = pin.map { pin in
      " \(pin.name.map { $0 + " " } ?? "")(\(pin.revision.prefix(12)))"
    }
    let state = wanted ?? reference.requirement.map { " (\($0.text))" } ?? ""
    let package = "The package \(reference.identity)\(state) of \(reference.shownAddress)"
    let way =
      "Put a checkout or a git repository called \(reference.identity) into a folder and give that"
      + " with --packages, or resolve the project's packages with SourcePackages in its folder"
    switch failure {
    case .notWanted: return nil
    case .notReached(let reason):
      return Diagnostic(
        .packageNotReached, "\(package) was not reached. \(reason).",
        hint: "Build once with a connection: what was fetched stays in the cache. " + way + ".",
        subject: reference.identity)
    case .offline:
      return Diagnostic(
        .packageNotAtHand, "\(package) is not at hand, and --offline opens no connection.",
        hint: "Build once without --offline, or do without packages by --no-fetch. " + way + ".",
        subject: reference.identity)
    case .refused(let reason):
      return Diagnostic(
        .packageNotFetched, "\(package) cannot be fetched: \(reason).",
        hint: "See whether git clones it without asking anything. " + way + ".",
        subject: reference.identity)
    }
  }

  /// - Parameter packages: each with what was taken of what would do.
  static func packagesNotPinned(_ packages: [String]) -> Diagnostic {
    Diagnostic(
      .packagesNotPinned,
      "No Package.resolved says which revision the project is built with of \(packages.count)"
        + " packages; taken were: \(MissingModules.list(packages)).",
      hint: "Put Package.resolved under version control, so that every machine draws the same.")
  }

  /// Says what of a target is not made here; nil if that is nothing.
  static func packagePartsLeftOut(
    _ target: PackageManifest.Target, of package: PackageShelf.Package
  ) -> Diagnostic? {
    let manifest = package.manifest
    let kinds = ["binary", "system"]
    let parts = target.dependencies.compactMap { dependency in
      manifest.targets.first { $0.name == dependency.name && kinds.contains($0.type) }
    }.filter { $0.type != "system" || PackageTarget(target: $0, in: package).library == nil }.map {
      "\($0.name) (\($0.type))"
    }
    let file = package.folder.appendingPathComponent(".gitmodules").path
    let hasSubmodules = package.root != nil && FileManager.default.fileExists(atPath: file)
    let all =
      parts + target.plugins.map { "\($0) (plug-in)" } + (hasSubmodules ? ["its submodules"] : [])
    guard !all.isEmpty else { return nil }
    return Diagnostic(
      .packagePartsLeftOut,
      "\(target.name) of the package \(manifest.name) is compiled without what is not made here:"
        + " \(MissingModules.list(all)).",
      subject: target.name)
  }
}

extension Rule {
  static let packageNotReached = Rule(
    "package-not-reached", fault: .machine, .warning, "A package's server was not reached",
    why: "What imports it is drawn as if the package could not be had.",
    remedy: "Build once with a connection, or give a folder with the package by --packages.")
  package static let packageNotAtHand = Rule(
    "package-not-at-hand", fault: .input, .error,
    "A package is not at hand, and may not be fetched",
    why: "By --offline no connection is opened, so the project cannot be built as it says.",
    remedy: "Build once without --offline, give a folder with the package by --packages, or do "
      + "without packages by --no-fetch.")
  static let packageNotFetched = Rule(
    "package-not-fetched", fault: .input, .warning, "A package cannot be fetched",
    why: "Its address or revision is wrong, or its server does not give it to everybody; what "
      + "imports it is drawn as if the package could not be had.",
    remedy: "See whether git clones it without asking anything, or give a folder with the package "
      + "by --packages.")
  static let packagesNotPinned = Rule(
    "packages-not-pinned", fault: .input, .warning,
    "No Package.resolved names the revision of packages",
    why: "The newest versions that will do were taken, which may be others tomorrow.",
    remedy: "Put Package.resolved under version control.")
  static let packagePartsLeftOut = Rule(
    "package-parts-left-out", fault: .widget, .note, "Parts of a package are not made here",
    why: "Binaries are built for Apple's systems, plug-ins are programs that only a whole "
      + "build of the package makes, libraries of the system may not be installed, and "
      + "submodules are not fetched.",
    remedy: "Nothing needs to be done unless a widget uses what they make.")
}
