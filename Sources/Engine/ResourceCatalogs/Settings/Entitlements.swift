package import DiagnosticRecords

/// The entries of an entitlements file that matter to a widget.
package struct Entitlements: Hashable, Sendable {
  /// `com.apple.developer.default-data-protection`, e.g. `NSFileProtectionComplete`.
  package var dataProtection: String?
  /// `com.apple.security.application-groups`.
  package var appGroups: [String] = []

  /// Whether the system shows a placeholder while the device is locked.
  package var hidesContentWhenLocked: Bool {
    dataProtection == "NSFileProtectionComplete"
      || dataProtection == "NSFileProtectionCompleteUnlessOpen"
  }

  /// No entitlements.
  package init() {}

  /// Reads a file; whatever cannot be read is reported and left out.
  package init(reading path: String, diagnostics: inout [Diagnostic]) {
    guard let list = SettingsFile.read(path, rule: .brokenEntitlements, &diagnostics) else {
      return
    }
    dataProtection = list["com.apple.developer.default-data-protection"].string
    appGroups = list["com.apple.security.application-groups"].list.compactMap(\.string)
  }
}

extension Rule {
  static let brokenEntitlements = Rule(
    "broken-entitlements", fault: .widget, .warning, "An entitlements file cannot be read",
    why: "What a locked device hides and which groups the widget shares is then unknown.",
    remedy: "Repair the property list; without it defaults are used.")
}
