import Encodings
import WidgetSettings

/// Which states of a package a project, or another package, can do with.
package enum PackageRequirement: Hashable, Sendable {
  /// Versions from the first up to, and without, the second.
  case range(PackageVersion, PackageVersion)
  case exact(PackageVersion)
  case branch(String)
  case revision(String)

  /// What an `XCRemoteSwiftPackageReference` says.
  init?(_ reference: XcodeObject) {
    let table = reference.table("requirement").compactMapValues(\.text)
    let first = (table["minimumVersion"] ?? table["version"]).flatMap { PackageVersion($0) }
    switch (table["kind"], first) {
    case ("upToNextMajorVersion", let first?): self = .range(first, first.nextMajor)
    case ("upToNextMinorVersion", let first?): self = .range(first, first.nextMinor)
    case ("exactVersion", let first?): self = .exact(first)
    case ("versionRange", let first?):
      let end = table["maximumVersion"].flatMap { PackageVersion($0) }
      self = .range(first, end ?? first.nextMajor)
    case ("branch", _):
      guard let name = table["branch"] else { return nil }
      self = .branch(name)
    case ("revision", _):
      guard let name = table["revision"] else { return nil }
      self = .revision(name)
    default: return nil
    }
  }

  /// What the description of a package says.
  init?(_ value: JSONValue?) {
    let members = value?.members ?? [:]
    func first(_ name: String) -> JSONValue? {
      if case .array(let values)? = members[name] { values.first } else { nil }
    }
    if let range = first("range")?.members {
      guard let from = range["lowerBound"]?.text.flatMap({ PackageVersion($0) }),
        let end = range["upperBound"]?.text.flatMap({ PackageVersion($0) })
      else { return nil }
      self = .range(from, end)
    } else if let version = first("exact")?.text.flatMap({ PackageVersion($0) }) {
      self = .exact(version)
    } else if let name = first("branch")?.text {
      self = .branch(name)
    } else if let name = first("revision")?.text {
      self = .revision(name)
    } else {
      return nil
    }
  }

  /// Whether a version will do. A preview does only where previews are asked for.
  func admits(_ version: PackageVersion) -> Bool {
    switch self {
    case .range(let first, let end):
      version >= first && version < end && version.numbers != end.numbers
        && (version.preview.isEmpty || !first.preview.isEmpty)
    case .exact(let wanted): version == wanted
    case .branch, .revision: false
    }
  }

  /// In words, e.g. `1.2.0 up to 2.0.0`.
  var text: String {
    switch self {
    case .range(let first, let end): "\(first.text) up to \(end.text)"
    case .exact(let version): version.text
    case .branch(let name): "branch \(name)"
    case .revision(let name): "revision \(name)"
    }
  }
}
