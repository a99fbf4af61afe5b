import FilePaths
import Foundation
import SourcePreparing
import WidgetSettings

/// Tells whether an extension is one of widgets.
struct WidgetExtension {
  private let target: XcodeTarget
  private let platform: TargetPlatform
  private let request: ReadRequest
  private let root: URL

  /// The extension point of widgets, complications and Live Activities.
  /// Apple's documentation: Bundle Resources, `NSExtensionPointIdentifier`.
  private static let widgetPoint = "com.apple.widgetkit-extension"

  init(_ target: XcodeTarget, _ platform: TargetPlatform, _ request: ReadRequest, root: URL) {
    (self.target, self.platform, self.request, self.root) = (target, platform, request, root)
  }

  /// Its property list says so, or, if that is silent, an entry point of its code.
  var isOne: Bool {
    Self.point(of: target, target.settings(platform)).map { $0 == Self.widgetPoint }
      ?? startsWidgets
  }

  /// What the property list of an extension says that it extends; nil where it is silent.
  static func point(of target: XcodeTarget, _ settings: BuildSettings) -> String? {
    let file = Self.infoPlist(of: target, settings)
    guard let data = file.flatMap({ try? Data(contentsOf: $0) }) ?? target.generatedInfoPlist,
      let values = try? PropertyList.read(data).table
    else { return nil }
    let named =
      values["NSExtension"]?.table?["NSExtensionPointIdentifier"]?.text
      ?? values["EXAppExtensionAttributes"]?.table?["EXExtensionPointIdentifier"]?.text
    return named.map { SettingReferences.replace(in: $0) { settings[$0] } }
  }

  private var startsWidgets: Bool {
    let files = TargetFiles(target, platform: platform)
    var reader = CodeReader(
      root: root, platform: platform, offered: request.modules, shelf: ModuleShelf())
    let facts = reader.read(files.sources, Compilation(target.settings(platform)))
      .map(\.prepared.facts)
    // Other extensions start with types of their own, which may look like a launcher of widgets.
    return facts.contains { EntryPoint.kind(of: $0) == .widgets }
      && facts.contains { $0.declaresWidgets }
  }

  /// The property list that a target's settings name, if it is there.
  static func infoPlist(of target: XcodeTarget, _ settings: BuildSettings) -> URL? {
    file(settings["INFOPLIST_FILE"], of: target)
  }

  /// A file named by a setting, relative to the project.
  static func file(_ path: String?, of target: XcodeTarget) -> URL? {
    guard let path = path?.trimmingCharacters(in: ["\"", " "]), !path.isEmpty else { return nil }
    let url =
      path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : target.document.sourceRoot.appendingPathComponent(path)
    return MacDisk.find(url.standardizedFileURL)
  }
}
