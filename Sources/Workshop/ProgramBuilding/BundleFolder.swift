import Foundation
import ProjectReader

/// The folder a program lies in, made to look like the bundle it would lie in on a device, so
/// that `Bundle.main` finds the widget's files.
struct BundleFolder {
  let url: URL

  /// Names in the folder that are not links to resources.
  private static let plist = "Info.plist"

  /// Makes the folder's links and property list those of the project.
  func fill(_ project: WidgetProject, module: String) throws {
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    let resources = project.resources
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
    for name in try files.contentsOfDirectory(atPath: url.path).sorted() {
      let path = url.path + "/" + name
      guard let target = try? files.destinationOfSymbolicLink(atPath: path) else { continue }
      if wanted[name] == target {
        wanted[name] = nil
      } else {
        try files.removeItem(atPath: path)
      }
    }
    for name in wanted.keys.sorted() where name != module && name != Self.plist {
      try files.createSymbolicLink(
        atPath: url.path + "/" + name, withDestinationPath: wanted[name] ?? "")
    }
    try writePropertyList(project, module: module)
  }

  /// The widget's own list, with the values Xcode fills in at build time.
  private func writePropertyList(_ project: WidgetProject, module: String) throws {
    var values: [String: Any] = [:]
    let original = project.resources.infoPlist.flatMap { try? Data(contentsOf: $0) }
    if let data = original ?? project.generatedInfoPlist {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      values = list as? [String: Any] ?? [:]
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
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    let file = url.appendingPathComponent(Self.plist)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
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
