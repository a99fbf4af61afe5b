import Encodings
import WidgetSettings

extension PackageManifest {
  /// A target of a package.
  struct Target: Hashable, Sendable {
    var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `binary`, `system`.
    var type: String
    /// Where its files are, relative to the package; nil for the usual folder.
    var path: String?
    var exclude: [String]
    /// Files and folders that are compiled, relative to the target; nil for all.
    var sources: [String]?
    /// Files and folders of its bundle, relative to the target.
    var resources: [String]
    /// Those of them that keep their shape.
    var copied: [String]
    /// The folder of the headers that are for others, relative to the target, of code in C.
    var publicHeaders: String?
    var dependencies: [Dependency]
    /// Names of plug-ins that work on it while it is built.
    var plugins: [String]
    var settings: [Setting]
  }

  /// What a target depends on.
  struct Dependency: Hashable, Sendable {
    /// A target of the same package, or a product of another.
    var name: String
    /// The package of a product, as the manifest calls it; nil where it does not say.
    var package: String?
    /// Platforms it is for; empty for all.
    var platforms: [String]
    /// Traits of the package of which one must be on; empty for none.
    var traits: [String]

    func isFor(_ platform: TargetPlatform) -> Bool {
      platforms.isEmpty || platforms.contains(platform.rawValue.lowercased())
    }
  }

  /// A setting of a compiler.
  struct Setting: Hashable, Sendable {
    /// `swift`, `c` or `cxx`.
    var tool: String
    /// E.g. `define`.
    var name: String
    var value: String
    /// Platforms it is for; empty for all.
    var platforms: [String]
    /// Traits of the package of which one must be on; empty for none.
    var traits: [String]
  }
}

extension PackageManifest.Target {
  init(_ value: JSONValue) {
    name = value["name"]?.text ?? ""
    type = value["type"]?.text ?? "regular"
    path = value["path"]?.text
    exclude = value["exclude"]?.texts ?? []
    sources = value["sources"]?.texts
    let all = value["resources"]?.items ?? []
    resources = all.compactMap { $0["path"]?.text }
    copied = all.filter { $0["rule"]?["copy"] != nil }.compactMap { $0["path"]?.text }
    publicHeaders = value["publicHeadersPath"]?.text
    settings = (value["settings"]?.items ?? []).flatMap(Self.settings)
    plugins = (value["pluginUsages"]?.items ?? []).compactMap {
      $0["plugin"]?.items.first?.text
    }
    dependencies = (value["dependencies"]?.items ?? []).compactMap(Self.dependency)
  }

  /// `{"byName": [name, condition]}`, `{"target": [name, condition]}` or `{"product": [name,
  /// package, aliases, condition]}`.
  private static func dependency(_ value: JSONValue) -> PackageManifest.Dependency? {
    let parts = (value["product"] ?? value["byName"] ?? value["target"])?.items ?? []
    guard let name = parts.first?.text else { return nil }
    return PackageManifest.Dependency(
      name: name, package: value["product"] == nil ? nil : parts.dropFirst().first?.text,
      platforms: parts.last?["platformNames"]?.texts ?? [],
      traits: parts.last?["traits"]?.texts ?? [])
  }

  private static func settings(_ value: JSONValue) -> [PackageManifest.Setting] {
    guard let tool = value["tool"]?.text, ["swift", "c", "cxx"].contains(tool) else { return [] }
    let kinds = value["kind"]?.members ?? [:]
    let condition = value["condition"]
    // Without a release there is no other configuration than debug.
    if condition?["config"]?.text == "release" { return [] }
    return kinds.keys.sorted().flatMap { name in
      (kinds[name]?["_0"]?.texts ?? []).map {
        PackageManifest.Setting(
          tool: tool, name: name, value: $0, platforms: condition?["platformNames"]?.texts ?? [],
          traits: condition?["traits"]?.texts ?? [])
      }
    }
  }
}
