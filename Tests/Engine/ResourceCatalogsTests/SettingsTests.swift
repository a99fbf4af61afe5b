import DiagnosticRecords
import ResourceCatalogs
import Testing

/// Info.plist and entitlements.
struct SettingsTests {
  private static func list(_ body: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  @Test func theEntriesOfAnInfoPlistAreRead() {
    let folder = TemporaryFolder()
    let path = folder.write(
      Self.list(
        """
        <key>CFBundleDisplayName</key><string>Tides</string>
        <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>NSWidgetUsesLocation</key><true/>
        <key>UIAppFonts</key><array><string>A.ttf</string><integer>3</integer></array>
        <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string></dict>
        """), to: "Info.plist")
    var diagnostics: [Diagnostic] = []
    let info = InfoPlist(reading: path, diagnostics: &diagnostics)
    var expected = InfoPlist()
    expected.displayName = "Tides"
    expected.usesLocation = true
    expected.fonts = ["A.ttf"]
    expected.extensionPoint = "com.apple.widgetkit-extension"
    #expect(info == expected && diagnostics == [])
  }

  @Test func theEntriesOfAnEntitlementsFileAreRead() {
    let folder = TemporaryFolder()
    let path = folder.write(
      Self.list(
        """
        <key>com.apple.developer.default-data-protection</key>
        <string>NSFileProtectionComplete</string>
        <key>com.apple.security.application-groups</key><array><string>group.a</string></array>
        """), to: "W.entitlements")
    var diagnostics: [Diagnostic] = []
    let rights = Entitlements(reading: path, diagnostics: &diagnostics)
    #expect(rights.hidesContentWhenLocked && rights.appGroups == ["group.a"])
    #expect(diagnostics == [])
  }

  @Test(arguments: ["", "<plist>", "<plist><array/></plist>", "\u{1}\u{2}"])
  func aBrokenFileIsReportedAndDefaultsHold(text: String) {
    let folder = TemporaryFolder()
    let path = folder.write(text, to: "x.plist")
    var diagnostics: [Diagnostic] = []
    #expect(InfoPlist(reading: path, diagnostics: &diagnostics) == InfoPlist())
    #expect(Entitlements(reading: path, diagnostics: &diagnostics) == Entitlements())
    #expect(diagnostics.map(\.rule) == ["broken-info-plist", "broken-entitlements"])
  }
}
