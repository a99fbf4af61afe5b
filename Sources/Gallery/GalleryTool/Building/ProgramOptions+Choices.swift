import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import ResourceCatalogs
import SourcePreparing
import WidgetProgram

extension ProgramOptions {
  /// What is to be rendered of a project: the command line rules over `vitrine.json`, which rules
  /// over what is usual.
  init(_ choices: RenderChoices, _ project: WidgetProject) {
    let settings = project.settings
    self.init(
      date: choices.date ?? settings.date.flatMap(RenderChoices.date) ?? Self.defaultDate)
    locale = choices.locale ?? settings.locale ?? locale
    timeZone = choices.timeZone ?? settings.timeZone ?? timeZone
    calendar = settings.calendar ?? calendar
    device = choices.device ?? settings.device ?? Self.usualDevice(project.platform)
    let variants = settings.variants
    families = choices.families ?? Self.names(variants["family"], .family) ?? families
    schemes = choices.schemes ?? Self.names(variants["scheme"], .scheme) ?? schemes
    modes =
      choices.modes ?? Self.names(settings.renderingModes ?? variants["mode"], .mode) ?? modes
    states = choices.states ?? Self.names(variants["state"], .state) ?? states
    memoryLimit = choices.memoryLimit ?? settings.memoryLimit ?? memoryLimit
    entryLimit = choices.entryLimit ?? entryLimit
    // A provider that never answers is asked once a size; the widget must not run out of time.
    if let limit = choices.timeLimit { providerSeconds = min(providerSeconds, limit / 4) }
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

  /// The settings under which the program runs, so that its clock is the pictures' clock.
  func settings(_ settings: ProjectSettings = ProjectSettings()) -> ProjectSettings {
    var result = settings
    result.date = Timestamp.text(date)
    result.locale = locale
    result.timeZone = timeZone
    return result
  }
}
