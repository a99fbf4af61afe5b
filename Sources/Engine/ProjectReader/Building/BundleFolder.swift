import Foundation

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
    if let original = project.resources.infoPlist, let data = try? Data(contentsOf: original) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      values = list as? [String: Any] ?? [:]
    }
    let defaults = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": module,
      "CFBundleDisplayName": project.name, "CFBundleName": project.name,
      "CFBundleIdentifier": "vitrine.\(module)", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "CFBundlePackageType": "XPC!",
    ]
    for key in defaults.keys.sorted() {
      let given = values[key] as? String
      if given == nil || given?.contains("$(") == true { values[key] = defaults[key] }
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    let file = url.appendingPathComponent(Self.plist)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}
