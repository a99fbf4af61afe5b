package import DiagnosticRecords

/// The few entries of an `Info.plist` that change what a widget shows or may do.
package struct InfoPlist: Hashable, Sendable {
  /// `CFBundleDisplayName`, else `CFBundleName`; nil if it is a build setting's name.
  package var displayName: String?
  /// `CFBundleDevelopmentRegion`; nil if it is a build setting's name.
  package var developmentRegion: String?
  /// `NSWidgetUsesLocation` or `NSWidgetWantsLocation`.
  package var usesLocation = false
  /// `UIAppFonts`: files relative to the bundle.
  package var fonts: [String] = []
  /// `NSExtension` → `NSExtensionPointIdentifier`.
  package var extensionPoint: String?

  /// A property list without entries.
  package init() {}

  /// Reads a file; whatever cannot be read is reported and left out.
  package init(reading path: String, diagnostics: inout [Diagnostic]) {
    guard let list = SettingsFile.read(path, rule: .brokenInfoPlist, &diagnostics) else {
      return
    }
    displayName = Self.settled(list["CFBundleDisplayName"]) ?? Self.settled(list["CFBundleName"])
    developmentRegion = Self.settled(list["CFBundleDevelopmentRegion"])
    usesLocation =
      list["NSWidgetUsesLocation"].bool ?? list["NSWidgetWantsLocation"].bool ?? false
    fonts = list["UIAppFonts"].list.compactMap(\.string)
    extensionPoint = list["NSExtension"]["NSExtensionPointIdentifier"].string
  }

  /// A text that waits for no build setting.
  private static func settled(_ value: LooseValue) -> String? {
    guard let text = value.string, !text.isEmpty, !text.contains("$(") else { return nil }
    return text
  }
}

extension Rule {
  static let brokenInfoPlist = Rule(
    "broken-info-plist", fault: .widget, .warning, "An Info.plist cannot be read",
    why: "The name of the app, its fonts and whether it uses the location are then unknown.",
    remedy: "Repair the property list; without it defaults are used.")
}
