package import DiagnosticRecords

/// The few entries of an `Info.plist` that change what a widget shows or may do.
package struct InfoPlist: Hashable, Sendable {
  /// `CFBundleDisplayName`, else `CFBundleName`.
  package var displayName: String?
  /// `CFBundleDevelopmentRegion`.
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
  package init(reading path: String, diagnostics: inout [Diagnostic]) {}
}
