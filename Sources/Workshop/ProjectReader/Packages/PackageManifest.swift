import Encodings
import Foundation
import WidgetSettings

/// What a package says about itself, as far as compiling its targets takes.
struct PackageManifest: Hashable, Sendable {
  /// A package that it depends on by address.
  struct Remote: Hashable, Sendable {
    var address: String
    var requirement: PackageRequirement?
    var traits: [AskedTrait] = [.usual]
  }

  /// A package that could not be read, in its tools' words.
  struct Failure: Error, Hashable {
    var reason: String
  }

  var name = ""
  var targets: [Target] = []
  /// Names of products with those of the targets that are in them.
  var products: [String: [String]] = [:]
  /// Folders of packages that it depends on by path.
  var localPackages: [String] = []
  /// By identity. One of a registry has its name there for an address.
  var remotePackages: [String: Remote] = [:]
  /// What each trait turns on beside itself.
  var traits: [String: [String]] = [:]
  /// Traits that are on, sorted; known once they are chosen.
  var enabledTraits: [String] = []
  /// The language mode of targets that choose none.
  var languageMode = 5

  init() {}

  /// - Parameter data: what `swift package dump-package` prints.
  init(_ data: Data) throws(Failure) {
    guard let root = JSONValue(parsing: [UInt8](data)), root.members != nil else {
      throw Failure(reason: "its description is not JSON")
    }
    name = root["name"]?.text ?? ""
    let tools = root["toolsVersion"]?["_version"]?.text ?? "5"
    let modes = root["swiftLanguageVersions"]?.texts ?? []
    languageMode = (modes.isEmpty ? [tools] : modes).map(Compilation.languageMode).max() ?? 5
    for dependency in root["dependencies"]?.items ?? [] { add(dependency) }
    for trait in root["traits"]?.items ?? [] {
      if let name = trait["name"]?.text { traits[name] = trait["enabledTraits"]?.texts ?? [] }
    }
    targets = (root["targets"]?.items ?? []).map(Target.init)
    for product in root["products"]?.items ?? [] {
      guard let name = product["name"]?.text else { continue }
      products[name] = product["targets"]?.texts ?? []
    }
  }

  /// Whether it has some products, or any if none are named.
  func offers(_ names: [String]) -> Bool {
    names.isEmpty ? !products.isEmpty : names.allSatisfy { products[$0] != nil }
  }

  /// Whether another description of the same package, that of a Mac, is the one to follow: it
  /// offers what is wanted, or does without packages that only Linux needs.
  ///
  /// - Parameter names: products that are wanted; none for any.
  func isWorse(
    than other: PackageManifest, for names: [String], on platform: TargetPlatform
  ) -> Bool {
    if offers(names) {
      return other.offers(names) && !needed(on: platform).isSubset(of: other.needed(on: platform))
    }
    return other.products.count > products.count
  }

  /// Identities of the packages that its targets need something of.
  private func needed(on platform: TargetPlatform) -> Set<String> {
    let all = targets.filter { !["plugin", "test"].contains($0.type) }.flatMap(\.dependencies)
    let names = all.filter { $0.isFor(platform) }.map { ($0.package ?? $0.name).lowercased() }
    return Set(names).intersection(remotePackages.keys)
  }

  private mutating func add(_ dependency: JSONValue) {
    if let path = dependency["fileSystem"]?.items.first?["path"]?.text {
      localPackages.append(path)
    }
    let remote = dependency["sourceControl"] ?? dependency["registry"]
    if let remote = remote?.items.first, let identity = remote["identity"]?.text {
      let location = remote["location"]?["remote"] ?? remote["location"]?["local"]
      let address = location?.items.first
      remotePackages[identity.lowercased()] = Remote(
        address: address?["urlString"]?.text ?? address?.text ?? identity,
        requirement: PackageRequirement(remote["requirement"]),
        traits: remote["traits"]?.items.compactMap(AskedTrait.init) ?? [.usual])
    }
  }
}
