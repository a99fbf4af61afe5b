import Encodings
import Foundation

/// What a package says about itself, as far as compiling its targets takes.
struct PackageManifest: Hashable, Sendable {
  /// A target of a package.
  struct Target: Hashable, Sendable {
    var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `binary`, `system`.
    var type: String
    /// Where its files are, relative to the package; nil for the usual place.
    var path: String?
    var exclude: [String]
    /// Files and folders that are compiled, relative to the target; nil for all.
    var sources: [String]?
    /// Files and folders of its bundle, relative to the target.
    var resources: [String]
    /// Names of products of other packages, each with its package.
    var products: [String: String]
    var settings: [Setting]
  }

  /// A Swift setting.
  struct Setting: Hashable, Sendable {
    /// E.g. `define`.
    var name: String
    var value: String
    /// Platforms it is for; empty for all.
    var platforms: [String]
  }

  /// A package that could not be read, in its tools' words.
  struct Failure: Error, Hashable {
    var reason: String
  }

  var name = ""
  var targets: [Target] = []
  /// Folders of packages that it depends on by path.
  var localPackages: [String] = []
  /// Identities of packages that it depends on by address, each with the address.
  var remotePackages: [String: String] = [:]
  /// The language mode of targets that choose none.
  var languageMode = 5

  init() {}

  /// - Parameter data: what `swift package dump-package` prints.
  init(_ data: Data) throws(Failure) {
    guard let root = JSONValue(parsing: [UInt8](data))?.members else {
      throw Failure(reason: "its description is not JSON")
    }
    name = root["name"]?.text ?? ""
    let tools = root["toolsVersion"]?["_version"]?.text ?? "5"
    let modes = root["swiftLanguageVersions"]?.texts ?? []
    languageMode = (modes.isEmpty ? [tools] : modes).map(Compilation.languageMode).max() ?? 5
    for dependency in root["dependencies"]?.items ?? [] { add(dependency) }
    targets = (root["targets"]?.items ?? []).map(Target.init)
  }

  private mutating func add(_ dependency: JSONValue) {
    if let path = dependency["fileSystem"]?.items.first?["path"]?.text {
      localPackages.append(path)
    }
    if let remote = dependency["sourceControl"]?.items.first,
      let identity = remote["identity"]?.text
    {
      let address = remote["location"]?["remote"]?.items.first
      remotePackages[identity] = address?["urlString"]?.text ?? address?.text ?? identity
    }
  }
}

extension PackageManifest.Target {
  fileprivate init(_ value: JSONValue) {
    name = value["name"]?.text ?? ""
    type = value["type"]?.text ?? "regular"
    path = value["path"]?.text
    exclude = value["exclude"]?.texts ?? []
    sources = value["sources"]?.texts
    resources = (value["resources"]?.items ?? []).compactMap { $0["path"]?.text }
    settings = (value["settings"]?.items ?? []).flatMap(Self.settings)
    products = [:]
    for dependency in value["dependencies"]?.items ?? [] {
      let parts = dependency["product"]?.items ?? dependency["byName"]?.items ?? []
      if let product = parts.first?.text {
        products[product] = parts.dropFirst().first?.text ?? product
      }
    }
  }

  private static func settings(_ value: JSONValue) -> [PackageManifest.Setting] {
    guard value["tool"]?.text == "swift" else { return [] }
    let kinds = value["kind"]?.members ?? [:]
    let platforms = value["condition"]?["platformNames"]?.texts ?? []
    // Without a release there is no other configuration than debug.
    if value["condition"]?["config"]?.text == "release" { return [] }
    return kinds.keys.sorted().flatMap { name in
      (kinds[name]?["_0"]?.texts ?? []).map {
        PackageManifest.Setting(name: name, value: $0, platforms: platforms)
      }
    }
  }
}
