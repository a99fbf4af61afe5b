import Foundation
import ProjectReader

/// The folder a program lies in, made to look like the bundle it would lie in on a device, so
/// that `Bundle.main` finds the widget's files, and `Bundle.module` those of a module.
struct BundleFolder {
  let url: URL

  /// A name in the folder that is no link to a resource.
  private static let plist = "Info.plist"

  /// Makes the folder's links and property list those of the project.
  func fill(_ project: WidgetProject, module: String) throws {
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    var bundles: [String: ResourceRoots] = [:]
    for module in project.modules {
      if let name = module.bundle { bundles[name] = module.resources }
    }
    for name in try files.contentsOfDirectory(atPath: url.path)
    where name.hasSuffix(".bundle") && bundles[name] == nil {
      // Of a module that is gone, or a resource that is linked again.
      try files.removeItem(atPath: url.path + "/" + name)
    }
    try link(project.resources, in: url, except: [module, Self.plist] + bundles.keys)
    for name in bundles.keys.sorted() {
      let folder = url.appendingPathComponent(name)
      // A bundle that is a resource may have had the name.
      if (try? files.destinationOfSymbolicLink(atPath: folder.path)) != nil {
        try files.removeItem(at: folder)
      }
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try link(bundles[name] ?? ResourceRoots(), in: folder)
    }
    try writePropertyList(project, module: module)
  }

  /// Makes the links of a folder those to some resources.
  ///
  /// - Parameter taken: names of what else lies in the folder.
  private func link(
    _ resources: ResourceRoots, in folder: URL, except taken: [String] = []
  ) throws {
    let files = FileManager.default
    var wanted: [String: String] = [:]
    let links =
      resources.looseFiles + resources.fonts + resources.localizedFolders
      + resources.stringCatalogs
    for resource in links where wanted[resource.lastPathComponent] == nil {
      wanted[resource.lastPathComponent] = resource.path
    }
    for (name, folder) in resources.bundledModels where wanted[name] == nil {
      wanted[name] = folder.path
    }
    for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
      let path = folder.path + "/" + name
      guard let target = try? files.destinationOfSymbolicLink(atPath: path) else { continue }
      if wanted[name] == target {
        wanted[name] = nil
      } else {
        try files.removeItem(atPath: path)
      }
    }
    for name in wanted.keys.sorted() where !taken.contains(name) {
      try files.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: wanted[name] ?? "")
    }
  }

  /// The widget's own list, with the values Xcode fills in at build time.
  private func writePropertyList(_ project: WidgetProject, module: String) throws {
    let original = project.resources.infoPlist.flatMap { try? Data(contentsOf: $0) }
    var values = Self.table(original ?? project.generatedInfoPlist)
    for module in project.modules where module.bundle == nil {
      let own = module.resources.infoPlist.flatMap { try? Data(contentsOf: $0) }
      values.merge(Self.table(own).filter { Self.isOwn($0.key) }) { one, _ in one }
    }
    let settings = project.buildValues
    values = Self.filled(values, from: settings) as? [String: Any] ?? values
    for key in settings.keys.sorted() where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if values[name] == nil { values[name] = settings[key] }
    }
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
    let defaults = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": module,
      "CFBundleDisplayName": project.name, "CFBundleName": project.name,
      "CFBundleIdentifier": identifier.isEmpty ? "vitrine.\(module)" : identifier,
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
      "CFBundlePackageType": "XPC!", "MinimumOSVersion": minimumSystem(project),
    ]
    for key in defaults.keys.sorted() {
      let given = values[key] as? String
      let isOpen = given == nil || given == "" || given?.contains("$(") == true
      if isOpen, defaults[key] != "" { values[key] = defaults[key] }
    }
    if !project.resources.dataModels.isEmpty {
      // Classes of objects are found by these.
      values["VitrineModules"] = [module] + project.modules.map(\.name)
    }
    let data = try PropertyListXML.data(values)
    let file = url.appendingPathComponent(Self.plist)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  private static func table(_ list: Data?) -> [String: Any] {
    let found = list.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    return found as? [String: Any] ?? [:]
  }

  /// Whether a key is one that code looks up by itself: a framework's bundle is the widget's here,
  /// which says of the system's for itself.
  private static func isOwn(_ key: String) -> Bool {
    !["CF", "NS", "UI", "LS"].contains(where: key.hasPrefix)
  }

  /// The oldest system of the project's settings; empty if they do not say.
  private func minimumSystem(_ project: WidgetProject) -> String {
    project.buildValues[project.platform.deploymentSetting] ?? ""
  }

  /// A property list's value with references to build settings replaced; where there are no
  /// settings, references stay.
  private static func filled(_ value: Any, from settings: [String: String]) -> Any {
    guard !settings.isEmpty else { return value }
    switch value {
    case let text as String: return SettingReferences.replace(in: text) { settings[$0] }
    case let list as [Any]: return list.map { filled($0, from: settings) }
    case let table as [String: Any]: return table.mapValues { filled($0, from: settings) }
    default: return value
    }
  }
}
