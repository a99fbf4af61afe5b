import FilePaths
import Foundation
import WidgetSettings

/// A target of an Xcode project.
struct XcodeTarget {
  let object: XcodeObject
  let tree: GroupTree

  var name: String { object.text("name") ?? "" }
  /// E.g. `com.apple.product-type.app-extension`; empty for targets that only run scripts.
  var productType: String { object.text("productType") ?? "" }
  var document: XcodeDocument { object.document }

  /// Whether the system loads its product into an app of its own, as it does with widgets.
  var isExtension: Bool {
    ["app-extension", "extensionkit-extension"].contains {
      productType == "com.apple.product-type." + $0
    }
  }

  /// Whether its product is a module for others.
  var isLibrary: Bool {
    ["framework", "framework.static", "library.static", "library.dynamic"].contains {
      productType == "com.apple.product-type." + $0
    }
  }

  /// Where a tool that makes projects would write the property list, and has not: its text.
  static let generatedInfoPlistKey = "generatedInfoPlist"
  var generatedInfoPlist: Data? { object.text(Self.generatedInfoPlistKey).map { Data($0.utf8) } }

  /// The systems it is made for, the one it is drawn for first.
  var platforms: [TargetPlatform] {
    let settings = settings(.iOS)
    let named = (settings.words("SUPPORTED_PLATFORMS") + settings.words("SDKROOT"))
      .compactMap { TargetPlatform(sdk: $0) }
    let root = TargetPlatform(sdk: settings["SDKROOT"] ?? "")
    let first =
      root ?? TargetPlatform.allCases.first(where: named.contains) ?? platformOfDeployment
    return [first] + TargetPlatform.allCases.filter { $0 != first && named.contains($0) }
  }

  /// What a target is made for that names no SDK: the system whose oldest version its settings, or
  /// else those of the project, name; macOS as in Xcode if none do.
  private var platformOfDeployment: TargetPlatform {
    for owner in [object, document.root] {
      let own = layers(of: owner).reduce(into: Set()) { $0.formUnion($1.keys) }
      let named = TargetPlatform.allCases.filter { own.contains($0.deploymentSetting) }
      if let platform = named.first { return platform }
    }
    return .macOS
  }

  /// The configuration that Xcode runs with: `Debug`, else the one the project prefers.
  var configuration: String {
    let list = object.object("buildConfigurationList")
    let names = list?.objects("buildConfigurations").compactMap { $0.text("name") } ?? []
    if names.contains("Debug") { return "Debug" }
    return names.first { $0.hasPrefix("Debug") } ?? list?.text("defaultConfigurationName")
      ?? names.first ?? "Debug"
  }

  /// The settings of the project and, over them, those of the target.
  func settings(_ platform: TargetPlatform) -> BuildSettings {
    var settings = BuildSettings(
      BuildSettings.Situation(platform: platform, configuration: configuration))
    settings.add(builtIn(platform))
    for layer in layers(of: document.root) + layers(of: object) { settings.add(layer) }
    return settings
  }

  /// What the file of settings and the configuration of a project or target say.
  private func layers(of owner: XcodeObject) -> [[String: String]] {
    guard let configuration = configuration(of: owner) else { return [] }
    let own = configuration.table("buildSettings").mapValues { $0.texts.joined(separator: " ") }
    return [configurationFile(configuration)?.settings, own].compactMap { $0 }
  }

  /// Configuration files that are not there, as those that other tools generate.
  var missingConfigurationFiles: [URL] {
    [document.root, object].compactMap(configuration).compactMap(configurationFile)
      .flatMap(\.missing)
  }

  private func configuration(of owner: XcodeObject) -> XcodeObject? {
    let all = owner.object("buildConfigurationList")?.objects("buildConfigurations") ?? []
    return all.first { $0.text("name") == configuration } ?? all.first
  }

  private func configurationFile(_ configuration: XcodeObject) -> ConfigurationFile? {
    var url = configuration.object("baseConfigurationReference").flatMap(tree.url)
    if let anchor = configuration.object("baseConfigurationReferenceAnchor"),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    {
      url = tree.url(of: anchor)?.appendingPathComponent(path)
    }
    return url.map {
      ConfigurationFile(MacDisk.find($0) ?? $0, sourceRoot: document.sourceRoot)
    }
  }

  /// What Xcode sets itself.
  /// <https://developer.apple.com/documentation/xcode/build-settings-reference>
  private func builtIn(_ platform: TargetPlatform) -> [String: String] {
    let root = document.sourceRoot.path
    return [
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
      "PROJECT_FILE_PATH": document.url.path,
      "PROJECT_NAME": document.url.deletingPathExtension().lastPathComponent,
      "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PLATFORM_NAME": platform.simulatorName, "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
  }
}
