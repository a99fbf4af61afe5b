import Encodings
import Foundation

/// A project as Tuist describes it, in the words of XcodeGen.
/// <https://docs.tuist.dev/en/references/project-description/structs/project>
struct TuistProject {
  private let paths: TuistPaths
  /// By name.
  private var packages: [String: JSONValue] = [:]
  private var targets: [String: JSONValue] = [:]
  private var settings: [String: JSONValue] = [:]
  private let name: String
  /// How many targets are not written down; a list that is not counts as one.
  private(set) var unread = 0

  /// - Parameters:
  ///   - value: what `project` stands for.
  ///   - packages: those that all projects of the repository can use.
  init(_ value: TuistValue, paths: TuistPaths, packages: [TuistPackage]) {
    self.paths = paths
    name = value["name"]?.text ?? paths.folder.lastPathComponent
    let own = (value["packages"]?.items ?? []).compactMap {
      TuistPackage($0, paths, seenFrom: paths.folder)
    }
    for package in packages + own { self.packages[package.name] = package.values }
    settings = Self.settings(value["settings"])
    let list = value["targets"]
    if case .list(let items)? = list {
      for item in items.flatMap({ $0.items.isEmpty ? [$0] : $0.items }) { add(item) }
    } else if list != nil || value.arguments.isEmpty {
      unread += 1
    }
    if unread > 0 { addModules() }
  }

  /// Adds what is likely to be the modules that code describes, and the widgets if there are no
  /// others.
  private mutating func addModules() {
    let folders = TuistModules.folders(in: paths.folder)
    let hasExtensions = targets.values.contains { $0["type"]?.text == Self.types["appExtension"] }
    for name in folders.keys.sorted() where targets[name] == nil {
      let folder = folders[name].map { $0.isEmpty ? "" : $0 + "/" } ?? ""
      var sources = TuistSources(paths)
      sources.add(.text(folder + "Sources/**"))
      sources.add(.text(folder + "Resources/**"), areResources: true)
      let isProgram =
        !hasExtensions
        && TuistModules.startsWidgets(paths.folder.appendingPathComponent(folder + "Sources"))
      let product = isProgram ? "appExtension" : "framework"
      targets[name] = .object([
        "type": .string(Self.types[product] ?? product), "platform": .string("iOS"),
        "sources": .array(sources.entries),
      ])
    }
  }

  var values: JSONValue {
    var values: [String: JSONValue] = [
      "name": .string(name), "packages": .object(packages), "targets": .object(targets),
    ]
    values.merge(Self.parts(settings, paths)) { $1 }
    return .object(values)
  }

  private mutating func add(_ target: TuistValue) {
    guard let name = target["name"]?.text, let product = target["product"]?.callee else {
      unread += 1
      return
    }
    var sources = TuistSources(paths)
    sources.add(target["sources"])
    sources.add(target["resources"], areResources: true)
    sources.add(target["coreDataModels"], areResources: true)
    sources.add(folders: target["buildableFolders"])
    var values: [String: JSONValue] = [
      "type": .string(Self.types[product] ?? product), "sources": .array(sources.entries),
      "dependencies": .array(dependencies(of: target)),
    ]
    let platforms = TuistPlatforms(target["destinations"] ?? target["platform"])
    if platforms.names.count == 1 {
      values["platform"] = .string(platforms.names[0])
    } else {
      values["supportedDestinations"] = .array(platforms.names.map { .string($0) })
    }
    values["deploymentTarget"] = platforms.versions(
      target["deploymentTargets"] ?? target["deploymentTarget"])
    if let list = target["infoPlist"] { values["info"] = info(list) }
    if let path = paths.path(target["entitlements"]) {
      values["entitlements"] = .object(["path": .string(path)])
    }
    var own = Self.settings(target["settings"])
    var base = own["base"]?.members ?? [:]
    for (key, label) in [
      ("PRODUCT_BUNDLE_IDENTIFIER", "bundleId"), ("PRODUCT_NAME", "productName"),
    ] {
      if base[key] == nil, let text = target[label]?.text { base[key] = .string(text) }
    }
    own["base"] = .object(base)
    values.merge(Self.parts(own, paths)) { $1 }
    targets[name] = .object(values)
  }

  private static let types = [
    "app": "application", "appClip": "application.on-demand-install-capable",
    "appExtension": "app-extension", "dynamicLibrary": "library.dynamic",
    "extensionKitExtension": "extensionkit-extension", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "unitTests": "bundle.unit-test",
    "uiTests": "bundle.ui-testing",
    "watch2App": "application.watchapp2", "watch2Extension": "watchkit2-extension",
  ]

  /// A property list: a file, or what is written down beside what Tuist adds itself.
  private func info(_ value: TuistValue) -> JSONValue? {
    if let path = paths.path(value) { return .object(["path": .string(path)]) }
    let table = value["with"] ?? value.arguments.first?.value ?? value
    guard case .table = table else { return nil }
    return .object(["properties": Self.plain(table)])
  }

  /// The products of packages that a target depends on.
  private func dependencies(of target: TuistValue) -> [JSONValue] {
    let list: [TuistValue] = target["dependencies"]?.items ?? []
    return list.flatMap { (dependency: TuistValue) -> [JSONValue] in
      let product: String? =
        switch dependency.callee {
        case "package": dependency["product"]?.text
        case "external": dependency["name"]?.text
        default: nil
        }
      guard let product else { return [] }
      // Which package a product belongs to is not written down.
      let named = packages.keys.sorted().filter { $0.lowercased() == product.lowercased() }
      return (named.isEmpty ? packages.keys.sorted() : named).map { package in
        .object(["package": .string(package), "product": .string(product)])
      }
    }
  }

  /// Settings by `base` and `configs`, and the files of settings by configuration.
  private static func settings(_ value: TuistValue?) -> [String: JSONValue] {
    guard let value else { return [:] }
    let base = value["base"].map(plain) ?? .null
    var configurations: [String: JSONValue] = [:]
    var files: [String: JSONValue] = [:]
    for configuration in value["configurations"]?.items ?? [] {
      guard
        let name = configuration["name"]?.text ?? configuration["name"]?.callee
          ?? configuration.callee
      else { continue }
      let shown = name.prefix(1).uppercased() + name.dropFirst()
      configurations[shown] = configuration["settings"].map(plain)
      if let file = configuration["xcconfig"]?.text
        ?? configuration["xcconfig"]?.arguments.first?.value.text
      {
        files[shown] = .string(file)
      }
    }
    return [
      "base": base.members == nil ? .object([:]) : base, "configs": .object(configurations),
      "configFiles": .object(files),
    ]
  }

  /// `settings` and `configFiles` of a project or target.
  private static func parts(_ settings: [String: JSONValue], _ paths: TuistPaths) -> [String:
    JSONValue]
  {
    guard !settings.isEmpty else { return [:] }
    var rest = settings
    let files = rest.removeValue(forKey: "configFiles") ?? .object([:])
    return ["settings": .object(rest), "configFiles": files]
  }

  /// A value of a property list or of settings.
  private static func plain(_ value: TuistValue) -> JSONValue {
    switch value {
    case .unknown, .null: .null
    case .bool(let isOn): .bool(isOn)
    case .number(let text): Double(text).map { .number($0) } ?? .null
    case .text(let text): .string(text)
    case .option(_, _, let raw): .string(raw)
    case .list(let items): .array(items.map(plain))
    case .table(let members): .object(members.mapValues(plain))
    case .call("true", _): .bool(true)
    case .call("false", _): .bool(false)
    // `.string("…")`, `.dictionary([…])`, `.boolean(true)`
    case .call(_, let arguments): arguments.count == 1 ? plain(arguments[0].value) : .null
    }
  }
}
