import DiagnosticRecords
import Foundation
import ProjectReader
import ResourceCatalogs
import WidgetProgram
import WidgetSettings

extension ProgramOptions {
  /// What is to be rendered of a project: the command line rules over `vitrine.json`, which rules
  /// over what is usual.
  init(_ choices: RenderChoices, _ project: WidgetProject) {
    self.init()
    var values = project.settings.values
    if !values.has(.device) { values[.device] = Self.usualDevice(project.platform) }
    settings = values.told
    let variants = project.settings.variants
    families = choices.families ?? Self.names(variants["family"], .family) ?? families
    schemes = choices.schemes ?? Self.names(variants["scheme"], .scheme) ?? schemes
    modes =
      choices.modes ?? Self.names(project.settings.renderingModes ?? variants["mode"], .mode)
      ?? modes
    states = choices.states ?? Self.names(variants["state"], .state) ?? states
    addResources(project.resources)
  }

  private mutating func addResources(_ resources: ResourceRoots) {
    assetCatalogs = resources.assetCatalogs.map(\.path)
    stringFiles = (resources.stringCatalogs + resources.localizedFolders).map(\.path)
    looseFiles = resources.looseFiles.map(\.path)
    fonts = resources.fonts.map(\.path)
    var ignored: [Diagnostic] = []
    isProtectedWhenLocked = resources.entitlements.contains {
      Entitlements(reading: $0.path, diagnostics: &ignored).hidesContentWhenLocked
    }
  }

  /// The device that stands for a system.
  private static func usualDevice(_ platform: TargetPlatform) -> String {
    switch platform {
    case .watchOS: "watch-45"
    case .macOS: "mac"
    case .iOS, .visionOS, .tvOS: Device.defaultID
    }
  }

  private static func names(_ words: [String]?, _ names: RenderNames) -> [String]? {
    guard let found = words?.compactMap(names.name), !found.isEmpty else { return nil }
    return found
  }
}
